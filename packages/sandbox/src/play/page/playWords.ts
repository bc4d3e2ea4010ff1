import type { ContentLanguage } from '../../content/Words.ts';

const english = {
  tag: 'en-PH', slot: 'Slot', wheel: 'Wheel', cards: 'Three cards', betslip: 'Bets', lottery: 'Lottery',
  demo: 'DEMO', demonstration: 'This is a demonstration: no real money, no real event.', loading: 'The game is being set up.', noScript: 'This game needs JavaScript.',
  balance: 'Balance', credits: 'Demo credits', unknownBalance: 'not known now', lobby: 'Lobby', cashier: 'Go to the cashier', rules: 'Rules and returns', close: 'Close', again: 'Try again',
  stake: 'Stake', stakes: 'Stake of a round', last: 'Last rounds', noLast: 'No round yet.', clear: 'Take back',
  spin: 'Spin', spinWheel: 'Spin the wheel', deal: 'Deal', spinning: 'The reels are turning.', wheelTurns: 'The wheel is turning.', dealing: 'Cards are being dealt.',
  askingAgain: 'The wallet has not answered. Asking again; nothing is staked twice.', offline: 'No connection. Asking again; nothing is staked twice.',
  resumed: 'Your last round was still open. Here is how it ended.', undone: 'The stake could not be confirmed. The round was taken back and your money is yours.',
  won: 'You won {win}.', returned: 'Your stake of {stake} comes back.', partly: '{win} of your stake of {stake} comes back.', nothing: 'This round pays nothing.',
  total: 'Stake {stake}, back {win}', takenBack: 'Stake {stake}, taken back', pending: 'Stake {stake}, under way',
  noMoney: 'Your balance is too small for this stake.', noCredits: 'Your demo credits do not cover this stake. Open the game again for new ones.',
  ended: 'This game has been closed: your session is over, or the game was opened elsewhere.', noLaunch: 'Please open this game from its lobby.',
  gameClosed: 'The operator has closed this game for now: no stakes are taken. What you have already staked is settled as usual.',
  otherOver: 'Nothing new was staked. Your other round is over; you can play on.', lotteryElsewhere: 'Lotteries are played on the lottery page of your site. Nothing is staked here.',
  refused: 'The operator did not take this stake ({reason}).', failed: 'Something went wrong. Nothing was staked.', badStake: 'This stake is outside the limits of the game.',
  returnOf: 'In the long run {percent} % of all stakes comes back.', howComputed: 'Computed over every possible outcome, not estimated. Any single round can turn out otherwise. Practice and money rounds have the same odds.',
  limits: 'From {min} to {max} a round.', cycle: 'A round takes at least {seconds} seconds. There is no automatic play.',
  slotHow: 'Three alike on the middle row pay a multiple of the stake. Outcomes are drawn on the server.', hits: '{percent} % of rounds pay something.', three: 'Three of', two: 'Two from the left of', one: 'First on the left', pays: 'Pays', symbol: 'Row',
  island: { pearl: 'Pearl', star: 'Sea star', shell: 'Shell', palm: 'Palm', fish: 'Fish', coral: 'Coral' },
  reef: { pearl: 'Whale', star: 'Octopus', shell: 'Turtle', palm: 'Anglerfish', fish: 'Clownfish', coral: 'Shrimp' },
  reel: 'Reel {number}: {symbol}', reels: 'Reels',
  wheelHow: 'Put stakes on one or more fields. Where the wheel stops, that field pays; every other stake is lost.', fieldName: 'Field', sectors: 'Sectors', field: { wave: 'Wave', palm: 'Palm', sun: 'Sun', pearl: 'Pearl' },
  bet: 'Put {chip} on {field}; it pays {pays} times', chip: 'Chip', stopsAt: 'The wheel stops at {field}.', noBets: 'Put a stake on a field first.', yourStake: 'Your stake: {stake}',
  cardsHow: 'You and the house get three cards each. Aces count one, tens and pictures nothing; the last digit of the sum counts. The higher hand gets double the stake. A tie of {from} points or more gives the stake back; a lower one is the house’s.',
  you: 'You', house: 'House', points: '{points} points', suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }, ranks: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' }, card: '{rank} of {suit}', closedCard: 'A closed card',
  board: 'Events', coming: 'Open for bets', running: 'Under way', over: 'Results', none: 'Nothing at the moment.', slipTitle: 'Your slip', slipEmpty: 'Choose odds to put them on your slip.', remove: 'Remove {name}',
  single: 'Each by itself', combined: 'All together', mode: 'Kind of slip', placeSlip: 'Place {stake}', possible: 'Possible return: {win}', slipPlaced: 'Your slip is placed.', oddsChanged: 'Odds have changed. Look at the new ones and place again.', eventClosed: 'An event on your slip has begun. It was taken off.',
  openSlips: 'Open slips', settledSlips: 'Settled slips', noSlips: 'None.', slipWon: 'Won: {win}', slipLost: 'Lost', slipOpen: 'Open until {time}', starts: 'Starts {time}', ends: 'Ends {time}',
  betslipHow: 'A slip with several lines pays only if every line wins; its odds are multiplied. Events are invented; results are drawn by the server when an event ends. Odds leave the house a share of about {percent} %.',
  market: { winner: 'Result', total25: 'Goals over or under 2.5', total: 'Points over or under 180.5' }, pick: { home: 'Home', draw: 'Draw', away: 'Away', over: 'Over', under: 'Under' }, versus: '{home} against {away}', cutOff: 'Stakes from {min} to {max}; a slip returns at most {most}.',
} as const;

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** What the games say in one language. `{name}` stands for a value. */
export type PlayWords = Texts<typeof english>;

const filipino: PlayWords = {
  tag: 'fil-PH', slot: 'Slot', wheel: 'Gulong', cards: 'Tatlong baraha', betslip: 'Mga taya', lottery: 'Loterya',
  demo: 'DEMO', demonstration: 'Demonstrasyon ito: walang totoong pera, walang totoong laban.', loading: 'Inihahanda ang laro.', noScript: 'Kailangan ng larong ito ang JavaScript.',
  balance: 'Balanse', credits: 'Demo credits', unknownBalance: 'hindi pa alam', lobby: 'Lobby', cashier: 'Pumunta sa cashier', rules: 'Patakaran at balik', close: 'Isara', again: 'Subukan muli',
  stake: 'Taya', stakes: 'Taya sa isang round', last: 'Mga huling round', noLast: 'Wala pang round.', clear: 'Bawiin',
  spin: 'Paikutin', spinWheel: 'Paikutin ang gulong', deal: 'Mamigay', spinning: 'Umiikot ang mga reel.', wheelTurns: 'Umiikot ang gulong.', dealing: 'Namimigay ng baraha.',
  askingAgain: 'Hindi pa sumasagot ang wallet. Nagtatanong muli; walang tatayang doble.', offline: 'Walang koneksiyon. Nagtatanong muli; walang tatayang doble.',
  resumed: 'Bukas pa ang huli mong round. Ganito ito natapos.', undone: 'Hindi nakumpirma ang taya. Binawi ang round at nasa iyo ang pera mo.',
  won: 'Nanalo ka ng {win}.', returned: 'Bumabalik ang taya mong {stake}.', partly: 'Bumabalik ang {win} ng taya mong {stake}.', nothing: 'Walang bayad ang round na ito.',
  total: 'Taya {stake}, balik {win}', takenBack: 'Taya {stake}, binawi', pending: 'Taya {stake}, hindi pa tapos',
  noMoney: 'Kulang ang balanse mo sa tayang ito.', noCredits: 'Kulang ang demo credits mo sa tayang ito. Buksan muli ang laro para sa bago.',
  ended: 'Isinara ang larong ito: tapos na ang session mo, o binuksan ang laro sa iba.', noLaunch: 'Buksan ang larong ito mula sa lobby.',
  gameClosed: 'Isinara muna ng operator ang larong ito: walang tinatanggap na taya. Babayaran gaya ng dati ang naitaya mo na.',
  otherOver: 'Walang bagong tinaya. Tapos na ang isa mo pang round; maaari kang magpatuloy.', lotteryElsewhere: 'Nilalaro ang mga loterya sa pahina ng loterya ng iyong site. Walang itinataya rito.',
  refused: 'Hindi tinanggap ng operator ang taya ({reason}).', failed: 'May nangyaring mali. Walang tinaya.', badStake: 'Wala sa limitasyon ng laro ang tayang ito.',
  returnOf: 'Sa katagalan, bumabalik ang {percent} % ng lahat ng taya.', howComputed: 'Kinuwenta sa bawat posibleng resulta, hindi tinantiya. Maaaring iba ang kalabasan ng isang round. Pareho ang tsansa sa demo at sa may pera.',
  limits: 'Mula {min} hanggang {max} bawat round.', cycle: 'Hindi bababa sa {seconds} segundo ang isang round. Walang awtomatikong laro.',
  slotHow: 'Ang tatlong magkapareho sa gitnang hanay ay nagbabayad ng multiple ng taya. Sa server binubunot ang resulta.', hits: '{percent} % ng mga round ang may bayad.', three: 'Tatlong', two: 'Dalawa mula kaliwa:', one: 'Una sa kaliwa:', pays: 'Bayad', symbol: 'Hanay',
  island: { pearl: 'Perlas', star: 'Bituing-dagat', shell: 'Kabibe', palm: 'Palma', fish: 'Isda', coral: 'Korales' },
  reef: { pearl: 'Balyena', star: 'Pugita', shell: 'Pagong', palm: 'Anglerfish', fish: 'Clownfish', coral: 'Hipon' },
  reel: 'Reel {number}: {symbol}', reels: 'Mga reel',
  wheelHow: 'Maglagay ng taya sa isa o higit pang field. Nagbabayad ang field na hihintuan ng gulong; talo ang ibang taya.', fieldName: 'Field', sectors: 'Mga sektor', field: { wave: 'Alon', palm: 'Palma', sun: 'Araw', pearl: 'Perlas' },
  bet: 'Ilagay ang {chip} sa {field}; {pays} beses ang bayad', chip: 'Chip', stopsAt: 'Huminto ang gulong sa {field}.', noBets: 'Maglagay muna ng taya sa isang field.', yourStake: 'Taya mo: {stake}',
  cardsHow: 'Tig-tatlong baraha kayo ng bahay. Isa ang alas, zero ang diyes at mga larawan; ang huling digit ng suma ang binibilang. Doble ang balik sa mas mataas. Ibinabalik ang taya sa tablang {from} puntos pataas; sa bahay ang mas mababa.',
  you: 'Ikaw', house: 'Bahay', points: '{points} puntos', suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }, ranks: { A: 'Alas', J: 'Jack', Q: 'Queen', K: 'King' }, card: '{rank} ng {suit}', closedCard: 'Nakataob na baraha',
  board: 'Mga laban', coming: 'Bukas sa taya', running: 'Nagaganap', over: 'Mga resulta', none: 'Wala sa ngayon.', slipTitle: 'Iyong slip', slipEmpty: 'Pumili ng odds para ilagay sa slip.', remove: 'Alisin ang {name}',
  single: 'Isa-isa', combined: 'Sama-sama', mode: 'Uri ng slip', placeSlip: 'Itaya ang {stake}', possible: 'Posibleng balik: {win}', slipPlaced: 'Naitaya ang slip mo.', oddsChanged: 'Nagbago ang odds. Tingnan ang bago at itaya muli.', eventClosed: 'Nagsimula na ang isang laban sa slip mo. Inalis ito.',
  openSlips: 'Bukas na slip', settledSlips: 'Tapos na slip', noSlips: 'Wala.', slipWon: 'Panalo: {win}', slipLost: 'Talo', slipOpen: 'Bukas hanggang {time}', starts: 'Simula {time}', ends: 'Tapos {time}',
  betslipHow: 'Nagbabayad ang slip na maraming linya kung panalo ang lahat; pinararami ang mga odds. Imbento ang mga laban; binubunot ng server ang resulta kapag natapos. Mga {percent} % ang bahagi ng bahay sa odds.',
  market: { winner: 'Resulta', total25: 'Mga goal higit o kulang sa 2.5', total: 'Mga puntos higit o kulang sa 180.5' }, pick: { home: 'Home', draw: 'Tabla', away: 'Away', over: 'Higit', under: 'Kulang' }, versus: '{home} laban sa {away}', cutOff: 'Taya mula {min} hanggang {max}; hanggang {most} ang balik ng isang slip.',
};

export const playWords: Readonly<Record<ContentLanguage, PlayWords>> = { EN: english, TY: filipino };
