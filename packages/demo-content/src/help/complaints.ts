import type { HelpCategorySeed } from './HelpSeed.ts';

export const complaints: HelpCategorySeed = {
  id: 'complaints',
  icon: 'message-circle',
  name: { EN: 'Complaints', TY: 'Mga reklamo' },
  articles: [
    {
      id: 'how-to-complain',
      title: { EN: 'How to complain', TY: 'Paano magreklamo' },
      text: {
        EN: `Write to customer service at any hour. Say what happened and when, and give the number of the bet, deposit or withdrawal if there is one. Pictures of the screen help.

You get a confirmation with a number within 24 hours, and an answer with reasons within ten working days.`,
        TY: `Sumulat sa customer service anumang oras. Sabihin kung ano ang nangyari at kailan, at ibigay ang numero ng taya, deposito o withdrawal kung mayroon. Nakakatulong ang larawan ng screen.

May matatanggap kang kumpirmasyong may numero sa loob ng 24 na oras, at sagot na may paliwanag sa loob ng sampung araw ng trabaho.`,
      },
    },
    {
      id: 'dispute',
      title: {
        EN: 'When you do not agree with the answer',
        TY: 'Kapag hindi ka sang-ayon sa sagot',
      },
      text: {
        EN: `You may take a complaint that is not settled to the regulator named in our licence, or to the independent body it names. It costs you nothing.

We keep the records of a complaint for five years, and hand them over when the regulator asks. A complaint never closes your account or delays a withdrawal.`,
        TY: `Maaari mong dalhin ang hindi naayos na reklamo sa regulator na nakasaad sa aming lisensiya, o sa independiyenteng lupong itinakda nito. Wala kang babayaran.

Itinatago namin ang rekord ng reklamo nang limang taon, at ibinibigay kapag hiningi ng regulator. Hindi kailanman isinasara ng reklamo ang account mo o inaantala ang withdrawal.`,
      },
    },
  ],
};
