/** Texts of the demonstration desk in one language. */
export interface SupportChatTexts {
  readonly tag: string;
  readonly title: string;
  readonly vip: string;
  readonly sample: string;
  readonly hello: string;
  readonly you: string;
  readonly desk: string;
  readonly ask: string;
  readonly field: string;
  readonly send: string;
  readonly other: string;
  /** Questions with their answers, by topic. */
  readonly topics: Readonly<Record<string, readonly [question: string, answer: string]>>;
}

/** Texts by language. English is the fallback. */
export const supportChatTexts: Readonly<Record<string, SupportChatTexts>> = {
  EN: {
    tag: 'en',
    title: 'Service desk',
    vip: 'VIP service desk',
    sample: 'Sample replies: nobody reads what you write here.',
    hello: 'Hello! This desk is a demonstration. Which of these is it about?',
    you: 'You',
    desk: 'Desk (sample)',
    ask: 'Ask about',
    field: 'Your message',
    send: 'Send',
    other:
      'Thank you. A person would answer now; this desk only has sample replies. Please choose one of the questions below.',
    topics: {
      deposit: [
        'A deposit has not arrived',
        'Please have the time and the amount ready. In a real house we would look for the payment; here there is none to find.',
      ],
      limits: [
        'I want to set a limit',
        'You find limits in your account. A lower one counts at once, a higher one after a day.',
      ],
      login: [
        'I cannot sign in',
        'In this demonstration you sign in as demo with the password Demo1234.',
      ],
      safety: [
        'I would like to take a break',
        'That is a good decision. The help-line at the foot of every page is free and in confidence.',
      ],
    },
  },
  TY: {
    tag: 'fil',
    title: 'Service desk',
    vip: 'VIP service desk',
    sample: 'Mga halimbawang sagot: walang nagbabasa ng isinusulat mo rito.',
    hello: 'Kumusta! Demonstrasyon ang desk na ito. Tungkol saan ang iyong tanong?',
    you: 'Ikaw',
    desk: 'Desk (halimbawa)',
    ask: 'Magtanong tungkol sa',
    field: 'Iyong mensahe',
    send: 'Ipadala',
    other:
      'Salamat. May taong sasagot sana ngayon; mga halimbawang sagot lamang ang mayroon ang desk na ito. Pumili ng isa sa mga tanong sa ibaba.',
    topics: {
      deposit: [
        'Hindi pa dumarating ang deposito',
        'Ihanda ang oras at halaga. Sa totoong bahay-laro, hahanapin namin ang bayad; dito ay walang mahahanap.',
      ],
      limits: [
        'Gusto kong magtakda ng limitasyon',
        'Nasa iyong account ang mga limitasyon. Agad ang mas mababa; pagkalipas ng isang araw ang mas mataas.',
      ],
      login: [
        'Hindi ako makapag-log in',
        'Sa demonstrasyong ito, mag-log in bilang demo gamit ang password na Demo1234.',
      ],
      safety: [
        'Gusto kong magpahinga',
        'Mabuting pasya iyan. Libre at kumpidensiyal ang help-line sa ibaba ng bawat pahina.',
      ],
    },
  },
};
