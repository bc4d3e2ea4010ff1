import type { HelpCategorySeed } from './HelpSeed.ts';

export const accounts: HelpCategorySeed = {
  id: 'accounts',
  icon: 'user',
  name: { EN: 'Your account', TY: 'Ang iyong account' },
  articles: [
    {
      id: 'open-account',
      title: { EN: 'Opening an account', TY: 'Pagbubukas ng account' },
      text: {
        EN: `Everybody of legal age may open one account, in their own name. You choose a username and a password, and give the details the form asks for.

- The username has 2 to 15 characters and starts with a letter.
- The password has more than 6 characters, with letters and digits.
- Your real name must be the one on your bank card or wallet: withdrawals are paid to that name only.

One person has one account. A second one is closed, and its balance is paid back to where it came from.`,
        TY: `Sinumang nasa tamang edad ay maaaring magbukas ng isang account sa sariling pangalan. Pumili ng username at password, at ibigay ang mga detalyeng hinihingi ng form.

- Ang username ay may 2 hanggang 15 karakter at nagsisimula sa letra.
- Ang password ay may higit sa 6 na karakter, na may mga letra at numero.
- Ang tunay mong pangalan ay dapat kapareho ng nasa bank card o wallet mo: sa pangalang iyon lang ibinabayad ang mga withdrawal.

Isang account lang ang bawat tao. Isinasara ang pangalawa at ibinabalik ang balanse kung saan ito nanggaling.`,
      },
    },
    {
      id: 'forgot-password',
      title: { EN: 'I forgot my password', TY: 'Nakalimutan ko ang password ko' },
      text: {
        EN: `Open the login page and choose the reset. Depending on the brand you get a message by email or a code by text message.

- The code is good for a short time and for one use.
- If no message arrives, look in the spam folder, then ask for another after the countdown.
- Support can never see your password and never asks for it.`,
        TY: `Buksan ang login page at piliin ang pag-reset. Depende sa brand, may darating na email o code sa text.

- Maikling panahon lang at isang beses lang magagamit ang code.
- Kung walang dumating na mensahe, tingnan ang spam folder, saka humingi ng bago pagkatapos ng countdown.
- Hindi kailanman nakikita ng support ang password mo at hindi nila ito hinihingi.`,
      },
    },
    {
      id: 'keep-safe',
      title: { EN: 'Keeping your account safe', TY: 'Pag-iingat sa iyong account' },
      text: {
        EN: `Use a password you use nowhere else, and a password manager to remember it. Log out on devices that others use too.

- Check the address in the browser before you log in.
- Do not share codes that reach you by text message: nobody of ours asks for them.
- If something looks wrong, change the password first, then [write to us](/help#how-to-complain).`,
        TY: `Gumamit ng password na hindi mo ginagamit sa iba, at ng password manager para matandaan ito. Mag-log out sa mga device na ginagamit din ng iba.

- Tingnan ang address sa browser bago mag-log in.
- Huwag ibahagi ang mga code na natatanggap mo sa text: walang taga-amin na hihingi nito.
- Kung may kahina-hinala, palitan muna ang password, saka [sumulat sa amin](/help#how-to-complain).`,
      },
    },
    {
      id: 'close-account',
      title: { EN: 'Closing your account', TY: 'Pagsasara ng account' },
      text: {
        EN: `You can close your account at any time and need not give a reason. What is left of your balance is paid out first, after the usual checks.

If you want to stop because playing no longer does you good, choose [self-exclusion](/help#self-exclusion) instead: a closed account may be opened again, an excluded one may not before its time is over.`,
        TY: `Maaari mong isara ang account mo anumang oras at hindi kailangang magbigay ng dahilan. Ibinabayad muna ang natitirang balanse pagkatapos ng karaniwang pagsusuri.

Kung gusto mong tumigil dahil hindi na maganda ang dulot sa iyo ng paglalaro, piliin ang [self-exclusion](/help#self-exclusion): maaaring buksan muli ang isinarang account, pero ang naka-exclude ay hindi hangga't hindi tapos ang panahon nito.`,
      },
    },
  ],
};
