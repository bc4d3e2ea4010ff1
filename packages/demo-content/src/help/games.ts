import type { HelpCategorySeed } from './HelpSeed.ts';

export const games: HelpCategorySeed = {
  id: 'games',
  icon: 'dice-5',
  name: { EN: 'Games and fairness', TY: 'Mga laro at patas na laro' },
  articles: [
    {
      id: 'fair-results',
      title: { EN: 'How results are made', TY: 'Paano nabubuo ang mga resulta' },
      text: {
        EN: `Results of slots, fish and card games come from a random number generator on the provider's server. Neither your browser nor our site takes part in it, and no result depends on what you won or lost before.

Independent laboratories test the generators. A live table is decided by the cards and wheels you see.`,
        TY: `Ang mga resulta ng slots, fish at mga larong baraha ay galing sa random number generator sa server ng provider. Walang bahagi rito ang browser mo o ang aming site, at walang resultang nakadepende sa napanalunan o natalo mo noon.

Sinusuri ng mga independiyenteng laboratoryo ang mga generator. Ang live table ay pinagpapasyahan ng mga baraha at gulong na nakikita mo.`,
      },
    },
    {
      id: 'rtp',
      title: { EN: 'What return to player means', TY: 'Ano ang return to player' },
      text: {
        EN: `The return to player is the share of all stakes that a game pays back over millions of rounds. At 96 %, it keeps 4 of every 100 staked on average.

It says nothing about one evening: you can win more or lose everything. Over time the game keeps its share. It is not a way to earn money.`,
        TY: `Ang return to player ay ang bahagi ng lahat ng taya na ibinabalik ng laro sa loob ng milyon-milyong round. Sa 96 %, karaniwang natitira rito ang 4 sa bawat 100 na itinaya.

Wala itong sinasabi tungkol sa isang gabi: maaari kang manalo nang higit o matalo ng lahat. Sa katagalan, natitira sa laro ang bahagi nito. Hindi ito paraan para kumita.`,
      },
    },
    {
      id: 'interrupted',
      title: { EN: 'A game was interrupted', TY: 'Naputol ang laro' },
      text: {
        EN: `A round that has begun is finished on the provider's server, with or without your connection. Open the game again and it shows how the round ended, or goes on where it stood.

A stake of a round that could not be finished is paid back. The betting record has the round's number for every question.`,
        TY: `Ang round na nasimulan na ay natatapos sa server ng provider, may koneksiyon ka man o wala. Buksan muli ang laro at ipapakita nito kung paano natapos ang round, o magpapatuloy kung saan ito huminto.

Ibinabalik ang taya ng round na hindi natapos. Nasa betting record ang numero ng round para sa anumang tanong.`,
      },
    },
    {
      id: 'bet-limits',
      title: { EN: 'Smallest and largest bets', TY: 'Pinakamaliit at pinakamalaking taya' },
      text: {
        EN: `Each game shows its smallest and largest bet before the first round. The lists let you filter slots by their smallest bet.

A limit you set for yourself always counts before that of a game.`,
        TY: `Ipinapakita ng bawat laro ang pinakamaliit at pinakamalaking taya bago ang unang round. Maaaring salain ang slots ayon sa pinakamaliit na taya.

Laging nauuna ang limit na itinakda mo sa sarili kaysa sa limit ng laro.`,
      },
    },
  ],
};
