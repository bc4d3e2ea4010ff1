import type { HelpCategorySeed } from './HelpSeed.ts';

export const bonuses: HelpCategorySeed = {
  id: 'bonuses',
  icon: 'gift',
  name: { EN: 'Bonuses', TY: 'Mga bonus' },
  articles: [
    {
      id: 'bonus-basics',
      title: { EN: 'How a bonus works', TY: 'Paano gumagana ang bonus' },
      text: {
        EN: `A bonus is money or rounds with conditions. You join a promotion yourself: none is added without your asking.

- Every promotion shows its conditions before you join it.
- Bonus money and your own money are shown apart.
- Your own money is always played first and stays yours to withdraw.`,
        TY: `Ang bonus ay pera o mga round na may kondisyon. Ikaw mismo ang sumasali sa promosyon: walang idinadagdag kung hindi mo hiningi.

- Ipinapakita ng bawat promosyon ang mga kondisyon nito bago ka sumali.
- Hiwalay na ipinapakita ang bonus at ang sarili mong pera.
- Laging unang nilalaro ang sarili mong pera at maaari mo pa rin itong i-withdraw.`,
      },
    },
    {
      id: 'wagering',
      title: { EN: 'What wagering means', TY: 'Ano ang ibig sabihin ng wagering' },
      text: {
        EN: `Wagering says how often a bonus must be played before it becomes money. With 5 times wagering, a bonus of 100 is played for 500 in all.

Games count differently: slots in full, table games in part, some not at all. The promotion says how. You see your progress in your account, and what is missing.`,
        TY: `Sinasabi ng wagering kung ilang beses dapat laruin ang bonus bago ito maging pera. Sa 5 beses na wagering, ang bonus na 100 ay nilalaro nang 500 sa kabuuan.

Magkakaiba ang bilang ng mga laro: buo ang slots, bahagi lang ang table games, at may hindi kasama. Nakasulat ito sa promosyon. Makikita mo sa account ang progreso mo at ang kulang pa.`,
      },
    },
    {
      id: 'cancel-bonus',
      title: { EN: 'Leaving a bonus', TY: 'Pag-alis sa bonus' },
      text: {
        EN: `You may leave a bonus at any time. Before you confirm we show what you keep and what you lose: your own money stays, bonus money and winnings from it go.

A bonus you did not use ends by itself on the day its promotion says. Nothing of your own is touched.`,
        TY: `Maaari kang umalis sa bonus anumang oras. Bago mo kumpirmahin, ipinapakita namin kung ano ang mananatili at ano ang mawawala: mananatili ang sarili mong pera, mawawala ang bonus at ang napanalunan mula rito.

Kusang nagtatapos ang bonus na hindi mo ginamit sa araw na sinasabi ng promosyon. Walang magagalaw sa sarili mong pera.`,
      },
    },
  ],
};
