import type { HelpCategorySeed } from './HelpSeed.ts';

export const verification: HelpCategorySeed = {
  id: 'verification',
  icon: 'shield-check',
  name: { EN: 'Verification', TY: 'Beripikasyon' },
  articles: [
    {
      id: 'why-verify',
      title: { EN: 'Why we verify who you are', TY: 'Bakit namin bineberipika kung sino ka' },
      text: {
        EN: `A licensed operator must know that its players are of age, are who they say they are, and are not excluded from play. It also protects you: nobody else can open an account, or withdraw, in your name.

Verification happens once. You are asked again only when a document has expired or your details change.`,
        TY: `Dapat tiyakin ng lisensiyadong operator na nasa tamang edad ang mga manlalaro, na sila nga ang sinasabi nilang sila, at na hindi sila naka-exclude sa paglalaro. Proteksiyon din ito sa iyo: walang ibang makapagbubukas ng account o makapagwi-withdraw sa pangalan mo.

Isang beses lang ang beripikasyon. Hihingin lang ulit kapag nag-expire ang dokumento o nagbago ang detalye mo.`,
      },
    },
    {
      id: 'documents',
      title: { EN: 'Which documents are accepted', TY: 'Anong mga dokumento ang tinatanggap' },
      text: {
        EN: `One document that shows who you are, and one that shows where you live.

- Identity: passport, national identity card or driving licence.
- Address: a bill, bank statement or official letter, not older than three months.
- Payment: a picture of the card with the middle digits covered, or a statement of the wallet.

Pictures are clear, in colour, and show all four corners.`,
        TY: `Isang dokumentong nagpapakita kung sino ka, at isang nagpapakita kung saan ka nakatira.

- Pagkakakilanlan: pasaporte, national ID o lisensiya sa pagmamaneho.
- Tirahan: bill, bank statement o opisyal na sulat na hindi lalampas sa tatlong buwan.
- Bayad: larawan ng card na natatakpan ang mga gitnang numero, o statement ng wallet.

Malinaw at may kulay ang mga larawan, at kita ang apat na sulok.`,
      },
    },
    {
      id: 'how-long-verify',
      title: { EN: 'How long verification takes', TY: 'Gaano katagal ang beripikasyon' },
      text: {
        EN: `Most documents are checked within one working day. You see the state in the security centre of your account: pending, verified, or rejected with the reason.

A rejected document can be sent again at once. Your money stays yours while a check is under way.`,
        TY: `Karamihan sa mga dokumento ay nasusuri sa loob ng isang araw ng trabaho. Makikita mo ang lagay sa security centre ng account mo: nakabinbin, beripikado, o tinanggihan at ang dahilan.

Maaaring ipadala agad muli ang tinanggihang dokumento. Sa iyo pa rin ang pera mo habang sinusuri.`,
      },
    },
  ],
};
