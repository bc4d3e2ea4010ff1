import type { HelpCategorySeed } from './HelpSeed.ts';

export const responsible: HelpCategorySeed = {
  id: 'responsible',
  icon: 'heart',
  name: { EN: 'Responsible gaming', TY: 'Responsableng paglalaro' },
  articles: [
    {
      id: 'responsible-gaming',
      title: { EN: 'Playing responsibly', TY: 'Paglalaro nang responsable' },
      text: {
        EN: `Playing is entertainment that costs money. It is no way out of debt, and no income.

## Before you play

- Decide what you can lose, and set it as a limit.
- Decide how long, and set a reminder.
- Do not play when you are upset, tired or have been drinking.

## Signs that it is too much

- You play longer or for more than you meant to.
- You try to win back what you lost.
- You hide your play, or borrow for it.

If you know one of these, use a [limit](/help#limits), a [break](/help#take-a-break) or [self-exclusion](/help#self-exclusion), and talk to somebody: the help-line at the foot of every page is free and confidential.`,
        TY: `Ang paglalaro ay libangang may gastos. Hindi ito paraan para makaahon sa utang at hindi ito hanapbuhay.

## Bago maglaro

- Magpasya kung magkano ang kaya mong matalo, at itakda ito bilang limit.
- Magpasya kung gaano katagal, at magtakda ng paalala.
- Huwag maglaro kapag masama ang loob, pagod o nakainom.

## Mga palatandaang sobra na

- Mas matagal o mas malaki ang nilalaro mo kaysa sa balak mo.
- Sinusubukan mong bawiin ang natalo.
- Itinatago mo ang paglalaro, o nangungutang para rito.

Kung kilala mo ang isa sa mga ito, gumamit ng [limit](/help#limits), [pahinga](/help#take-a-break) o [self-exclusion](/help#self-exclusion), at makipag-usap sa iba: libre at kumpidensiyal ang help-line sa ibaba ng bawat pahina.`,
      },
    },
    {
      id: 'limits',
      title: { EN: 'Setting limits', TY: 'Pagtatakda ng mga limit' },
      text: {
        EN: `You can limit deposits, losses and time, for a day, a week or a month.

- A lower limit holds at once.
- A higher one holds after at least 24 hours, and only if you confirm it again.
- The strictest of several limits counts.`,
        TY: `Maaari mong limitahan ang deposito, talo at oras, para sa isang araw, linggo o buwan.

- May bisa agad ang mas mababang limit.
- May bisa ang mas mataas pagkalipas ng hindi bababa sa 24 na oras, at kung kukumpirmahin mo lang ulit.
- Ang pinakamahigpit sa mga limit ang sinusunod.`,
      },
    },
    {
      id: 'take-a-break',
      title: { EN: 'Taking a break', TY: 'Pagpapahinga' },
      text: {
        EN: `A break closes play and deposits for 24 hours up to six weeks. Withdrawals stay open, and you get no offers from us in that time.

It ends by itself on the day you chose. It cannot be ended earlier.`,
        TY: `Isinasara ng pahinga ang paglalaro at deposito nang 24 na oras hanggang anim na linggo. Bukas pa rin ang withdrawal, at wala kang matatanggap na alok mula sa amin sa panahong iyon.

Kusa itong nagtatapos sa araw na pinili mo. Hindi ito maaaring tapusin nang mas maaga.`,
      },
    },
    {
      id: 'self-exclusion',
      title: { EN: 'Self-exclusion', TY: 'Self-exclusion' },
      text: {
        EN: `Self-exclusion closes your account for six months or more, or for good. It holds at once: bets and deposits stop, withdrawals stay possible, and all advertising to you ends.

It can cover every brand of the operator. When the time is over your account stays closed until you ask for it yourself, and a day has passed since.`,
        TY: `Isinasara ng self-exclusion ang account mo nang anim na buwan o higit pa, o habambuhay. May bisa ito agad: tumitigil ang taya at deposito, posible pa rin ang withdrawal, at natatapos ang lahat ng patalastas para sa iyo.

Maaari nitong saklawin ang lahat ng brand ng operator. Kapag natapos ang panahon, sarado pa rin ang account hangga't hindi ikaw mismo ang humiling, at may lumipas na isang araw mula noon.`,
      },
    },
  ],
};
