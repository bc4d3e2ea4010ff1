/**
 * Titles of the markets besides that of the winner, by language and code. The operator's lists of
 * events have them in all of its languages, the game pages in theirs.
 */
export const marketTitles = {
  AR: { total25: 'عدد الأهداف أكثر أو أقل من 2.5', total: 'عدد النقاط أكثر أو أقل من 180.5' },
  CN: { total25: '进球大/小 2.5', total: '总分大/小 180.5' },
  EN: { total25: 'Goals over/under 2.5', total: 'Points over/under 180.5' },
  ES: { total25: 'Goles: más/menos de 2,5', total: 'Puntos: más/menos de 180,5' },
  HI: { total25: 'गोल 2.5 से ज़्यादा/कम', total: 'अंक 180.5 से ज़्यादा/कम' },
  ID: { total25: 'Gol di atas/di bawah 2,5', total: 'Poin di atas/di bawah 180,5' },
  JA: { total25: 'ゴール数 2.5 オーバー/アンダー', total: '得点 180.5 オーバー/アンダー' },
  KO: { total25: '득점 오버/언더 2.5', total: '총점 오버/언더 180.5' },
  PT: { total25: 'Gols: mais/menos de 2,5', total: 'Pontos: mais/menos de 180,5' },
  RU: { total25: 'Голы: больше/меньше 2,5', total: 'Очки: больше/меньше 180,5' },
  TH: { total25: 'ประตูรวม สูง/ต่ำ 2.5', total: 'คะแนนรวม สูง/ต่ำ 180.5' },
  TY: { total25: 'Mga gol: higit/kulang sa 2.5', total: 'Mga puntos: higit/kulang sa 180.5' },
  VI: { total25: 'Tài/Xỉu 2,5 bàn', total: 'Tài/Xỉu 180,5 điểm' },
} as const;

/** Returns the title of a market in a language, else in English; undefined for the winner's. */
export function marketTitle(market: string, language: string): string | undefined {
  const titles = new Map(Object.entries(marketTitles)).get(language) ?? marketTitles.EN;
  return new Map(Object.entries(titles)).get(market);
}
