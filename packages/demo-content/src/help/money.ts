import type { HelpCategorySeed } from './HelpSeed.ts';

export const money: HelpCategorySeed = {
  id: 'money',
  icon: 'wallet',
  name: { EN: 'Deposits and withdrawals', TY: 'Deposito at withdrawal' },
  articles: [
    {
      id: 'deposit',
      title: { EN: 'Making a deposit', TY: 'Pagdedeposito' },
      text: {
        EN: `Choose a method, enter an amount and follow the payment provider. Each method says its smallest and largest amount, its fee and how long it takes before you confirm.

- Pay from an account in your own name.
- Set a [deposit limit](/help#limits) before the first deposit: it holds at once.
- Never deposit money you need for something else.`,
        TY: `Pumili ng paraan, ilagay ang halaga at sundan ang payment provider. Bago mo kumpirmahin, sinasabi ng bawat paraan ang pinakamaliit at pinakamalaking halaga, ang bayad at kung gaano ito katagal.

- Magbayad mula sa account na nasa sarili mong pangalan.
- Magtakda ng [limit sa deposito](/help#limits) bago ang unang deposito: may bisa ito agad.
- Huwag kailanman magdeposito ng perang kailangan mo sa iba.`,
      },
    },
    {
      id: 'deposit-missing',
      title: { EN: 'My deposit has not arrived', TY: 'Hindi pa dumarating ang deposito ko' },
      text: {
        EN: `Most deposits arrive within minutes. A bank transfer can take until the next working day.

- Check in your bank that the payment has left, and note its reference.
- Look at the deposit in your account: it says created, pending, success or failed.
- After one working day send us the reference and the date. Do not pay twice.`,
        TY: `Karamihan sa mga deposito ay dumarating sa loob ng ilang minuto. Maaaring umabot hanggang sa susunod na araw ng trabaho ang bank transfer.

- Tingnan sa bangko kung nakaalis na ang bayad, at isulat ang reference nito.
- Tingnan ang deposito sa account mo: nakasulat kung nalikha, nakabinbin, tagumpay o nabigo.
- Pagkalipas ng isang araw ng trabaho, ipadala sa amin ang reference at petsa. Huwag magbayad nang dalawang beses.`,
      },
    },
    {
      id: 'withdraw',
      title: { EN: 'Withdrawing your money', TY: 'Pag-withdraw ng pera mo' },
      text: {
        EN: `Money goes back the way it came wherever that is possible, and to your own name only. The first withdrawal needs a verified account.

A request is checked, approved and sent; you see each step. Once a withdrawal is under way we do not offer to cancel it: it is yours to have.`,
        TY: `Bumabalik ang pera sa pinanggalingan nito hangga't maaari, at sa sarili mong pangalan lang. Kailangang beripikado ang account para sa unang withdrawal.

Sinusuri, inaaprubahan at ipinapadala ang kahilingan; nakikita mo ang bawat hakbang. Kapag sinimulan na ang withdrawal, hindi namin iniaalok na kanselahin ito: sa iyo ang perang iyon.`,
      },
    },
    {
      id: 'fees',
      title: { EN: 'Fees and times', TY: 'Mga bayad at tagal' },
      text: {
        EN: `We charge nothing for deposits. If a payment provider charges something, the amount stands beside the method before you confirm.

- Wallets: usually minutes.
- Cards: one to three working days.
- Bank transfers: one to five working days.

This is a demonstration: no money moves here.`,
        TY: `Wala kaming singil sa deposito. Kung may singil ang payment provider, nakasulat ang halaga sa tabi ng paraan bago mo kumpirmahin.

- Mga wallet: karaniwang ilang minuto.
- Mga card: isa hanggang tatlong araw ng trabaho.
- Mga bank transfer: isa hanggang limang araw ng trabaho.

Demonstrasyon ito: walang perang gumagalaw dito.`,
      },
    },
  ],
};
