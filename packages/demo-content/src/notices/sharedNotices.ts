import type { NoticeText } from './NoticeText.ts';

/** What every merchant tells. All of it is made up; {{brand}} is the merchant's name. */
export const sharedNotices: readonly NoticeText[] = [
  {
    id: 'welcome',
    kind: 'PL',
    hoursAgo: 2,
    words: {
      EN: [
        'This site is a demonstration',
        '<p>Nothing here is played for <strong>real money</strong>. Games, providers and winners are made up to show how the site works.</p><p>The login page names an account to look around with.</p>',
      ],
      TY: [
        'Demonstrasyon ang site na ito',
        '<p>Walang nilalaro rito para sa <strong>totoong pera</strong>. Gawa-gawa ang mga laro, provider at nanalo upang ipakita kung paano gumagana ang site.</p><p>Nasa pahina ng pag-log in ang account na magagamit sa pagtingin-tingin.</p>',
      ],
    },
  },
  {
    id: 'limits',
    kind: 'PL',
    hoursAgo: 20,
    words: {
      EN: [
        'Set a limit before you play',
        '<p>Decide beforehand how much time and money an evening may cost:</p><ul><li>a deposit limit for the day, week or month</li><li>a reminder of the time after each hour</li><li>a break of a day, a week or longer</li></ul><p>A lower limit counts at once, a higher one after a day.</p>',
      ],
      TY: [
        'Magtakda ng limitasyon bago maglaro',
        '<p>Pagpasyahan muna kung gaano karaming oras at pera ang puwede mong gastusin:</p><ul><li>limitasyon sa deposito kada araw, linggo o buwan</li><li>paalala sa oras pagkatapos ng bawat oras</li><li>pahinga nang isang araw, isang linggo o mas matagal</li></ul><p>Agad na magkakabisa ang mas mababang limitasyon; pagkalipas ng isang araw ang mas mataas.</p>',
      ],
    },
  },
  {
    id: 'sign-in',
    kind: 'PL',
    hoursAgo: 46,
    words: {
      EN: [
        'Nobody of us will ask for your password',
        '<p>We never ask for passwords or codes, neither by phone nor in a chat. Whoever does is not one of us: <strong>hang up</strong> and tell customer service.</p>',
      ],
      TY: [
        'Hindi namin hihingin ang iyong password',
        '<p>Hindi kami kailanman humihingi ng password o code, sa telepono man o sa chat. Hindi namin kasamahan ang gumagawa nito: <strong>ibaba ang tawag</strong> at ipaalam sa customer service.</p>',
      ],
    },
  },
  {
    id: 'maintenance-plan',
    kind: 'PL',
    hoursAgo: 70,
    words: {
      EN: [
        'When we maintain the wallet',
        '<p>The wallet is looked after in the quiet hours. What is on its way then arrives afterwards.</p><table><thead><tr><th>Day</th><th>From</th><th>To</th></tr></thead><tbody><tr><td>Tuesday</td><td>04:00</td><td>04:20</td></tr><tr><td>Friday</td><td>04:00</td><td>04:45</td></tr></tbody></table>',
      ],
      TY: [
        'Kailan inaayos ang wallet',
        '<p>Inaayos ang wallet sa tahimik na oras. Darating pagkatapos ang anumang kasalukuyang ipinapadala.</p><table><thead><tr><th>Araw</th><th>Mula</th><th>Hanggang</th></tr></thead><tbody><tr><td>Martes</td><td>04:00</td><td>04:20</td></tr><tr><td>Biyernes</td><td>04:00</td><td>04:45</td></tr></tbody></table>',
      ],
    },
  },
  {
    id: 'new-studio',
    kind: 'B',
    hoursAgo: 30,
    words: {
      EN: [
        'A new studio moves in',
        '<p>Its first games stand under <a href="/rng">slots</a>. They are as made up as all the others, and as carefully drawn.</p>',
      ],
      TY: [
        'May bagong studio',
        '<p>Nasa ilalim ng <a href="/rng">mga slot</a> ang mga unang laro nito. Gawa-gawa rin gaya ng iba, at kasing-ingat ang pagkakaguhit.</p>',
      ],
    },
  },
  {
    id: 'rules',
    kind: 'PR',
    hoursAgo: 90,
    words: {
      EN: [
        'How to read our promotions',
        '<h3>Three lines to look for</h3><ol><li><strong>Turnover:</strong> how often a bonus is played before it is yours.</li><li><strong>Games:</strong> which ones count, and how much.</li><li><strong>Until:</strong> when the offer ends. Nothing is hidden further down.</li></ol>',
      ],
      TY: [
        'Paano basahin ang aming mga promosyon',
        '<h3>Tatlong linyang hahanapin</h3><ol><li><strong>Turnover:</strong> ilang beses lalaruin ang bonus bago ito maging sa iyo.</li><li><strong>Mga laro:</strong> alin ang kabilang, at gaano kalaki ang bilang.</li><li><strong>Hanggang:</strong> kailan matatapos ang alok. Walang itinatago sa ibaba.</li></ol>',
      ],
    },
  },
  {
    id: 'fair-play',
    kind: 'PL',
    hoursAgo: 150,
    words: {
      EN: [
        'What an audit looks at',
        '<p>In a licensed house somebody else checks the dice. For this demonstration the outcomes are made on the sandbox and mean nothing.</p><blockquote><p>The average is only an average: it says nothing about your next round.</p></blockquote>',
      ],
      TY: [
        'Ano ang tinitingnan ng audit',
        '<p>Sa lisensiyadong bahay-laro, may ibang sumusuri sa dais. Sa demonstrasyong ito, ang sandbox ang gumagawa ng mga resulta at walang kahulugan ang mga ito.</p><blockquote><p>Karaniwan lamang ang average: wala itong sinasabi tungkol sa susunod mong laro.</p></blockquote>',
      ],
    },
  },
  {
    id: 'break',
    kind: 'PL',
    hoursAgo: 200,
    words: {
      EN: [
        'Time for a break?',
        '<p>If playing has stopped being fun, stop playing. The help-line at the foot of every page is free and keeps what you say to itself.</p>',
      ],
      TY: [
        'Oras na bang magpahinga?',
        '<p>Kung hindi na masaya ang paglalaro, huminto muna. Libre at kumpidensiyal ang help-line sa ibaba ng bawat pahina.</p>',
      ],
    },
  },
  {
    id: 'members-hours',
    kind: 'PL',
    membersOnly: true,
    hoursAgo: 5,
    words: {
      EN: [
        'For members: the service desk is open around the clock',
        '<p>Sample people answer with sample sentences, at any hour. From club rank 5 on you get a desk of your own.</p>',
      ],
      TY: [
        'Para sa mga miyembro: bukas ang service desk buong araw',
        '<p>Sasagot ang mga halimbawang tauhan ng halimbawang pangungusap, anumang oras. Mula sa club rank 5, may sarili kang desk.</p>',
      ],
    },
  },
];
