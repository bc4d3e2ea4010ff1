import type { PromotionSeed } from './PromotionSeed.ts';

/** Promotions about games. */
export const playPromotions: readonly PromotionSeed[] = [
  {
    id: '201',
    category: 'slots',
    art: 'treasureCave',
    months: [0, 0],
    title: { EN: 'Slots of the month', TY: 'Slots ng buwan' },
    summary: {
      EN: 'Ten rounds a day on a slot that changes every week.',
      TY: 'Sampung round bawat araw sa slot na nagbabago bawat linggo.',
    },
    text: {
      EN: `Every week one slot is chosen, and members who take part get ten rounds on it each day.

- Rounds are played at the smallest bet.
- What they win is your own money: there is no wagering.
- Rounds of a day that are not played end with the day.`,
      TY: `May isang slot na pinipili bawat linggo, at ang mga sumali ay may sampung round dito araw-araw.

- Nilalaro ang mga round sa pinakamaliit na taya.
- Sarili mong pera ang mapanalunan: walang wagering.
- Nagtatapos kasabay ng araw ang mga round na hindi nalaro.`,
    },
    terms: [
      {
        EN: 'Ten rounds a day, each at the smallest bet.',
        TY: 'Sampung round bawat araw, bawat isa sa pinakamaliit na taya.',
      },
    ],
  },
  {
    id: '202',
    category: 'slots',
    art: 'deepReef',
    months: [0, 1],
    profiles: ['LAGOON'],
    title: { EN: 'Reef tournament', TY: 'Torneo sa bahura' },
    summary: {
      EN: 'A table of points for fish games; the best hundred share a pool.',
      TY: 'Talaan ng puntos para sa mga fish game; naghahati sa pool ang pinakamahusay na isandaan.',
    },
    text: {
      EN: `Points count by what you catch in proportion to your stake, so small stakes have the same chance as large ones.

The table is drawn up again each day. Your place and your points are shown while you play, without sound or flashing.`,
      TY: `Binibilang ang puntos ayon sa nahuli mo kumpara sa taya mo, kaya pantay ang pagkakataon ng maliit at malaking taya.

Binabago ang talaan bawat araw. Ipinapakita ang puwesto at puntos mo habang naglalaro, walang tunog at walang kumikislap.`,
    },
    terms: [
      {
        EN: 'At most 200 rounds a day count.',
        TY: 'Hanggang 200 round bawat araw ang binibilang.',
      },
    ],
  },
  {
    id: '203',
    category: 'slots',
    art: 'carnivalWheel',
    months: [1, 1],
    title: { EN: 'Carnival weekend', TY: 'Katapusan ng linggong karnabal' },
    summary: {
      EN: 'Two days of carnival slots with a share of losses back.',
      TY: 'Dalawang araw ng mga slot na pang-karnabal na may bahagi ng talo na ibinabalik.',
    },
    text: {
      EN: `On the first weekend of the month ten in a hundred of what you lose on carnival slots comes back on Monday, up to 500.

It is paid as your own money. Nothing has to be played with it.`,
      TY: `Sa unang katapusan ng linggo ng buwan, ibinabalik sa Lunes ang sampu sa bawat isandaang natalo mo sa mga slot na pang-karnabal, hanggang 500.

Ibinabayad ito bilang sarili mong pera. Walang kailangang laruin dito.`,
    },
    terms: [{ EN: 'At most 500 for each member.', TY: 'Hanggang 500 bawat miyembro.' }],
  },
  {
    id: '301',
    category: 'live',
    art: 'cardTable',
    title: { EN: 'Tables with insurance', TY: 'Mga mesang may seguro' },
    summary: {
      EN: 'A stake back when the connection breaks at a live table.',
      TY: 'Ibinabalik ang taya kapag naputol ang koneksiyon sa live table.',
    },
    text: {
      EN: `When a live table breaks off during your round, the stake comes back at once, also where the round was decided without you.

You need not ask: the provider's record decides. The amount stands in your account record with the number of the round.`,
      TY: `Kapag naputol ang live table habang may round ka, ibinabalik agad ang taya, kahit napagpasyahan ang round nang wala ka.

Hindi mo kailangang humiling: ang rekord ng provider ang batayan. Nasa account record ang halaga at ang numero ng round.`,
    },
    terms: [{ EN: 'At most five rounds a month.', TY: 'Hanggang limang round bawat buwan.' }],
  },
  {
    id: '302',
    category: 'live',
    art: 'rouletteWheel',
    months: [-2, -1],
    title: { EN: 'Roulette evenings', TY: 'Mga gabi ng roulette' },
    summary: {
      EN: 'Tables with small stakes and a host who explains the game.',
      TY: 'Mga mesang may maliit na taya at host na nagpapaliwanag ng laro.',
    },
    text: {
      EN: `A host explained the bets of roulette and their odds, at tables with the smallest stake.

The evenings are over. What was said is kept in the [help centre](/help#fair-results).`,
      TY: `Ipinaliwanag ng host ang mga taya sa roulette at ang tsansa ng bawat isa, sa mga mesang may pinakamaliit na taya.

Tapos na ang mga gabing ito. Nasa [help centre](/help#fair-results) ang mga ipinaliwanag.`,
    },
    terms: [],
  },
  {
    id: '401',
    category: 'sports',
    art: 'stadium',
    months: [0, 2],
    title: { EN: 'Early draw', TY: 'Maagang tabla' },
    summary: {
      EN: 'A stake back on football matches that end without goals.',
      TY: 'Ibinabalik ang taya sa mga laban ng football na walang goal.',
    },
    text: {
      EN: `Single bets on the winner of a listed match come back when the match ends 0:0, up to 200 a match.

The listed matches stand in the sports page, at least a day before they begin.`,
      TY: `Ibinabalik ang mga solong taya sa mananalo ng nakalistang laban kapag nagtapos ito sa 0:0, hanggang 200 bawat laban.

Nasa sports page ang mga nakalistang laban, hindi bababa sa isang araw bago magsimula.`,
    },
    terms: [
      {
        EN: 'Single bets before the match, at odds of 1.5 or more.',
        TY: 'Mga solong taya bago ang laban, sa odds na 1.5 o higit pa.',
      },
    ],
  },
  {
    id: '402',
    category: 'sports',
    art: 'esportsArena',
    months: [0, 1],
    profiles: ['IRONFIELD'],
    title: { EN: 'Arena season', TY: 'Season sa arena' },
    summary: {
      EN: 'Predict the tables of an e-sports season; no stake needed.',
      TY: 'Hulaan ang talaan ng e-sports season; walang kailangang taya.',
    },
    text: {
      EN: `Say before the season how its table will end. The hundred who come closest share the pool.

It costs nothing and needs no bet. One prediction for each member.`,
      TY: `Sabihin bago ang season kung paano magtatapos ang talaan nito. Naghahati sa pool ang isandaang pinakamalapit.

Walang bayad at walang kailangang taya. Isang hula bawat miyembro.`,
    },
    terms: [
      {
        EN: 'One prediction, until the first match begins.',
        TY: 'Isang hula, hanggang magsimula ang unang laban.',
      },
    ],
  },
  {
    id: '501',
    category: 'lottery',
    art: 'lotteryDrum',
    months: [0, 0],
    title: { EN: 'A number for everybody', TY: 'Isang numero para sa lahat' },
    summary: {
      EN: 'One free number in the last draw of each week.',
      TY: 'Isang libreng numero sa huling bunot bawat linggo.',
    },
    text: {
      EN: `Members who take part get one number in the last draw of the week. It is drawn from those that are left, and shown in your account.

The odds are those of the draw: they stand beside it.`,
      TY: `Ang mga miyembrong sumali ay may isang numero sa huling bunot ng linggo. Kinukuha ito sa mga natitira at ipinapakita sa account mo.

Ang tsansa ay ang tsansa ng bunot mismo: nakasulat sa tabi nito.`,
    },
    terms: [{ EN: 'One number a week.', TY: 'Isang numero bawat linggo.' }],
  },
];
