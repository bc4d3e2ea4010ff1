import type { HelpCategorySeed } from './HelpSeed.ts';

export const legal: HelpCategorySeed = {
  id: 'legal',
  icon: 'file-text',
  name: { EN: 'Terms and privacy', TY: 'Mga tuntunin at privacy' },
  articles: [
    {
      id: 'term',
      title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit' },
      text: {
        EN: `These are the terms of a demonstration. No real money is played for, and no contract comes about.

## Who may play

You are of the legal age named at the foot of this page, you play for yourself, and you have one account.

## Your account

Your details are true. You keep your password to yourself. What is done with it counts as done by you until you tell us that somebody else has it.

## Money

Deposits come from your own accounts; withdrawals go to your own name. We keep players' money apart from our own. We may ask where money comes from when the law requires it.

## Play

The rules of each game and the terms of each promotion count. A round that failed for technical reasons is void, and its stake is paid back. Cheating, bots and play for others end the account.

## Changes and end

We tell you of changes before they hold and ask you to agree. You can end this contract at any time; your balance is paid out.

## Disputes

Write to us first: see [how to complain](/help#how-to-complain). The regulator's way stays open to you.`,
        TY: `Mga tuntunin ito ng isang demonstrasyon. Walang totoong perang nilalaro, at walang nabubuong kontrata.

## Sino ang maaaring maglaro

Nasa legal na edad ka na nakasaad sa ibaba ng pahinang ito, naglalaro ka para sa sarili mo, at may isang account ka lang.

## Ang account mo

Totoo ang mga detalye mo. Hindi mo ibinabahagi ang password. Ang anumang gawin gamit ito ay ituturing na gawa mo hanggang sabihin mo sa amin na may ibang nakakaalam nito.

## Pera

Galing sa sarili mong account ang deposito; sa sarili mong pangalan ang withdrawal. Hiwalay ang pera ng mga manlalaro sa pera namin. Maaari naming itanong kung saan galing ang pera kapag hinihingi ng batas.

## Paglalaro

Sinusunod ang tuntunin ng bawat laro at promosyon. Walang bisa ang round na nabigo dahil sa teknikal na dahilan, at ibinabalik ang taya nito. Nagtatapos sa pagsasara ng account ang pandaraya, bot at paglalaro para sa iba.

## Mga pagbabago at pagtatapos

Ipinapaalam namin ang mga pagbabago bago magkabisa at hinihingi ang iyong pagsang-ayon. Maaari mong tapusin ang kontratang ito anumang oras; ibinabayad ang balanse mo.

## Mga hindi pagkakasundo

Sumulat muna sa amin: tingnan kung [paano magreklamo](/help#how-to-complain). Laging bukas sa iyo ang daan patungo sa regulator.`,
      },
    },
    {
      id: 'privacy',
      title: { EN: 'Privacy', TY: 'Privacy' },
      text: {
        EN: `We keep what we need to run your account and what the law asks of us, no longer than either takes.

- You can see, correct and download your details.
- Brands do not share your details with each other. Exclusions are shared, for your protection.
- Cookies that are not needed for the site to work wait for your consent.`,
        TY: `Itinatago namin ang kailangan para mapatakbo ang account mo at ang hinihingi ng batas, at hindi nang mas matagal sa kailangan.

- Maaari mong makita, itama at i-download ang mga detalye mo.
- Hindi ibinabahagi ng mga brand ang detalye mo sa isa't isa. Ibinabahagi ang exclusion para sa proteksiyon mo.
- Naghihintay ng pahintulot mo ang mga cookie na hindi kailangan para gumana ang site.`,
      },
    },
  ],
};
