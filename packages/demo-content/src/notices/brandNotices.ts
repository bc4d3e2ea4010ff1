import type { NoticeText } from './NoticeText.ts';

/** What only one of the profiles tells. */
export const brandNotices: Readonly<Record<string, readonly NoticeText[]>> = {
  LAGOON: [
    {
      id: 'sunset',
      kind: 'PR',
      hoursAgo: 12,
      words: {
        EN: [
          'Sunset hour on the reef',
          '<p>From 17:00 to 18:00 the <a href="/fish">fish games</a> glow a little warmer. It changes the colours and nothing else: neither stakes nor chances.</p>',
        ],
        TY: [
          'Oras ng paglubog ng araw sa bahura',
          '<p>Mula 17:00 hanggang 18:00, mas mainit ang kulay ng mga <a href="/fish">larong isda</a>. Kulay lamang ang nagbabago: hindi ang taya at hindi ang tsansa.</p>',
        ],
      },
    },
    {
      id: 'tables',
      kind: 'B',
      hoursAgo: 60,
      words: {
        EN: [
          'Two more tables by the water',
          '<p>The <a href="/live">live casino</a> has room for fourteen more players at the quiet tables. Dealers are drawings, as you will see.</p>',
        ],
        TY: [
          'Dalawa pang mesa sa tabi ng tubig',
          '<p>May puwesto ang <a href="/live">live na kasino</a> para sa labing-apat pang manlalaro sa mga tahimik na mesa. Iginuhit lamang ang mga dealer, gaya ng makikita mo.</p>',
        ],
      },
    },
    {
      id: 'shells',
      kind: 'PR',
      hoursAgo: 110,
      words: {
        EN: [
          'Collect shells, not losses',
          '<p>Points are given for days you looked in, never for what you staked. A week of visits is worth a shell, whatever you did.</p>',
        ],
        TY: [
          'Mag-ipon ng kabibe, hindi ng talo',
          '<p>Ibinibigay ang mga puntos sa mga araw ng pagbisita, hindi sa laki ng taya. Isang kabibe ang katumbas ng isang linggong pagbisita, anuman ang ginawa mo.</p>',
        ],
      },
    },
    {
      id: 'popup-harbour',
      kind: 'PU',
      hoursAgo: 1,
      words: {
        EN: [
          'Welcome to the harbour',
          '<p>You are looking at <strong>Lagoon</strong>, a sample brand. No real money, no real operator.</p><p>Have a look around, and <a href="/noticePage">read the news</a> when you like.</p>',
        ],
        TY: [
          'Maligayang pagdating sa daungan',
          '<p><strong>Lagoon</strong> ang nakikita mo, isang halimbawang brand. Walang totoong pera, walang totoong operator.</p><p>Tumingin-tingin, at <a href="/noticePage">basahin ang mga balita</a> kung gusto mo.</p>',
        ],
      },
    },
    {
      id: 'popup-home',
      kind: 'H',
      hoursAgo: 8,
      words: {
        EN: [
          'Your pace, your limits',
          '<p>Set a limit before the first round. It takes a minute and can be lowered at any time.</p>',
        ],
        TY: [
          'Sariling bilis, sariling limitasyon',
          '<p>Magtakda ng limitasyon bago ang unang laro. Isang minuto lang ito at maaaring ibaba anumang oras.</p>',
        ],
      },
    },
  ],
  IRONFIELD: [
    {
      id: 'derby',
      kind: 'PR',
      hoursAgo: 12,
      words: {
        EN: [
          'Derby week on the sports board',
          '<p>Every league of the <a href="/sports">sports board</a> has its derby this week. Teams and results are invented, which spares you the grief.</p>',
        ],
        TY: [
          'Linggo ng derby sa board ng palakasan',
          '<p>May derby ngayong linggo ang bawat liga sa <a href="/sports">board ng palakasan</a>. Inimbento ang mga koponan at resulta, kaya walang sakit ng loob.</p>',
        ],
      },
    },
    {
      id: 'draws',
      kind: 'B',
      hoursAgo: 60,
      words: {
        EN: [
          'Draw times have moved',
          '<p>The night draws of the <a href="/elott">e-lottery</a> now close one minute earlier, so that nobody is caught between two of them.</p>',
        ],
        TY: [
          'Nagbago ang oras ng bola',
          '<p>Mas maaga nang isang minuto ang pagsasara ng mga panggabing bola ng <a href="/elott">e-loterya</a>, upang walang maipit sa pagitan ng dalawa.</p>',
        ],
      },
    },
    {
      id: 'arena',
      kind: 'PR',
      hoursAgo: 110,
      words: {
        EN: [
          'The arena opens on Friday',
          '<p><a href="/esports">E-sports</a> of the weekend are listed from Friday noon on, with all start times in the time zone of this site.</p>',
        ],
        TY: [
          'Magbubukas ang arena sa Biyernes',
          '<p>Nakalista mula tanghali ng Biyernes ang <a href="/esports">e-sports</a> sa katapusan ng linggo, at nasa time zone ng site na ito ang lahat ng oras ng simula.</p>',
        ],
      },
    },
    {
      id: 'popup-floor',
      kind: 'PU',
      hoursAgo: 1,
      words: {
        EN: [
          'This is the demonstration floor',
          '<p>You are looking at <strong>Ironfield</strong>, a sample brand. Odds, draws and scores are made up. No real money.</p>',
        ],
        TY: [
          'Ito ang palapag ng demonstrasyon',
          '<p><strong>Ironfield</strong> ang nakikita mo, isang halimbawang brand. Gawa-gawa ang mga odds, bola at iskor. Walang totoong pera.</p>',
        ],
      },
    },
    {
      id: 'popup-home',
      kind: 'H',
      hoursAgo: 8,
      words: {
        EN: [
          'Know your number',
          '<p>Write down what today may cost before you look at the board. Then keep it.</p>',
        ],
        TY: [
          'Alamin ang iyong hangganan',
          '<p>Isulat kung magkano ang puwedeng magastos ngayon bago tumingin sa board. At panindigan ito.</p>',
        ],
      },
    },
  ],
};
