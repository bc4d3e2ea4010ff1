import type { PromotionSeed } from './PromotionSeed.ts';

/** Promotions about being a member. */
export const clubPromotions: readonly PromotionSeed[] = [
  {
    id: '101',
    category: 'welcome',
    art: 'lagoonSunset',
    title: { EN: 'A calm start', TY: 'Kalmadong simula' },
    summary: {
      EN: 'Half of your first deposit on top, up to 500, with 5 times wagering.',
      TY: 'Dagdag na kalahati ng unang deposito, hanggang 500, na may 5 beses na wagering.',
    },
    text: {
      EN: `Join before your first deposit, and half of it comes on top as a bonus, up to 500.

## An example

You deposit 400. The bonus is 200. It becomes your own money when it has been played for 1,000 in all, within 30 days. Your 400 stay yours throughout.

## Which games count

- Slots and fish games: in full.
- Card games and e-lottery: half.
- Live tables and sports: not at all.

Set a [deposit limit](/help#limits) first. You need no bonus to play.`,
      TY: `Sumali bago ang unang deposito, at may dagdag na kalahati nito bilang bonus, hanggang 500.

## Halimbawa

Nagdeposito ka ng 400. Ang bonus ay 200. Magiging sarili mong pera ito kapag nalaro nang 1,000 sa kabuuan, sa loob ng 30 araw. Sa iyo pa rin ang 400 sa buong panahon.

## Aling mga laro ang kasama

- Slots at fish games: buo.
- Mga larong baraha at e-lottery: kalahati.
- Live tables at sports: hindi kasama.

Magtakda muna ng [limit sa deposito](/help#limits). Hindi kailangan ng bonus para makapaglaro.`,
    },
    terms: [
      {
        EN: 'First deposit of 100 or more; bonus of 50 %, at most 500.',
        TY: 'Unang deposito na 100 o higit pa; bonus na 50 %, hanggang 500.',
      },
      {
        EN: '5 times wagering of the bonus within 30 days.',
        TY: '5 beses na wagering ng bonus sa loob ng 30 araw.',
      },
    ],
  },
  {
    id: '102',
    category: 'welcome',
    art: 'blossomGate',
    title: { EN: 'Verified and welcome', TY: 'Beripikado at malugod na tinatanggap' },
    summary: {
      EN: 'A small thank-you when your documents are checked.',
      TY: 'Munting pasasalamat kapag nasuri na ang mga dokumento mo.',
    },
    text: {
      EN: `When your account is verified, 20 is added to it as your own money.

[What is checked, and why](/help#why-verify).`,
      TY: `Kapag beripikado na ang account mo, may idinadagdag na 20 bilang sarili mong pera.

[Ano ang sinusuri, at bakit](/help#why-verify).`,
    },
    terms: [{ EN: 'Once, after verification.', TY: 'Isang beses, pagkatapos ng beripikasyon.' }],
  },
  {
    id: '601',
    category: 'club',
    art: 'koiPond',
    title: { EN: 'Points for every game', TY: 'Puntos sa bawat laro' },
    summary: {
      EN: 'One point for every 100 staked; points never expire.',
      TY: 'Isang puntos sa bawat 100 na taya; hindi nag-e-expire ang puntos.',
    },
    text: {
      EN: `Points are counted by themselves. You exchange them in the [points mall](/pointMall) for things, rounds or vouchers.

Points never expire. They are not a reason to play more: they follow from play you wanted anyway.`,
      TY: `Kusang binibilang ang puntos. Ipinapalit ito sa [points mall](/pointMall) sa mga gamit, round o voucher.

Hindi nag-e-expire ang puntos. Hindi ito dahilan para maglaro nang higit: bunga lang ito ng larong gusto mo na.`,
    },
    terms: [
      {
        EN: 'Stakes on all games but sports at odds below 1.5.',
        TY: 'Mga taya sa lahat ng laro maliban sa sports na mas mababa sa 1.5 ang odds.',
      },
    ],
  },
  {
    id: '602',
    category: 'club',
    art: 'lanternFestival',
    months: [1, 2],
    title: { EN: 'Festival of lanterns', TY: 'Pista ng mga parol' },
    summary: {
      EN: 'A calendar with one small present a day, without any deposit.',
      TY: 'Kalendaryong may isang munting regalo bawat araw, walang kailangang deposito.',
    },
    text: {
      EN: `Each day of the festival a lantern opens: points, rounds, or a picture for your profile.

A day you miss can be opened later: nothing is lost by not being here.`,
      TY: `May parol na bumubukas bawat araw ng pista: puntos, round, o larawan para sa profile mo.

Maaaring buksan sa ibang araw ang napalampas: walang nawawala kung wala ka rito.`,
    },
    terms: [],
  },
  {
    id: '603',
    category: 'club',
    art: 'starship',
    months: [-1, -1],
    title: { EN: 'Bring a friend', TY: 'Magsama ng kaibigan' },
    summary: {
      EN: 'A thank-you for members whose friends were verified.',
      TY: 'Pasasalamat sa mga miyembrong may mga kaibigang naberipika.',
    },
    text: {
      EN: 'Members whose friends opened an account and were verified got 50 each. The round is over; [join us](/join) has what stays.',
      TY: 'May tig-50 ang mga miyembrong may mga kaibigang nagbukas ng account at naberipika. Tapos na ito; nasa [join us](/join) ang patuloy.',
    },
    terms: [],
  },
];
