import { readData } from '../reader/readData.ts';
import { boolean, fields, integer, listOf, oneOf, recordOf, text, words } from '../reader/shape.ts';
import { contentLanguages } from '../words/Words.ts';
import { noticeKinds, type NoticeText } from './NoticeText.ts';

const noticeList = listOf(
  fields(
    { id: text, kind: oneOf(noticeKinds), hoursAgo: integer, title: words, content: words },
    { membersOnly: boolean },
  ),
);

type Notices = ReturnType<typeof noticeList>;

const data = readData('notices.json', fields({ shared: noticeList, brands: recordOf(noticeList) }));

/** Notices of every merchant. All are fictitious. */
export const sharedNotices: readonly NoticeText[] = textsOf(data.shared);

/** Additional notices by merchant profile. */
export const brandNotices: Readonly<Record<string, readonly NoticeText[]>> = Object.fromEntries(
  Object.entries(data.brands).map(([profile, notices]) => [profile, textsOf(notices)]),
);

function textsOf(notices: Notices): readonly NoticeText[] {
  return notices.map(({ title, content, ...notice }) => ({
    ...notice,
    words: Object.fromEntries(
      contentLanguages.map((language) => [language, [title[language], content[language]] as const]),
    ),
  }));
}
