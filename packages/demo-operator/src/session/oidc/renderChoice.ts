import { escapeHtml } from '@livery/model';
import { renderDocument } from '../../core/renderDocument.ts';
import type { Registrant } from './people.ts';

/** Renders the page for choosing a person: a button for each person and a cancel button. */
export function renderChoice({ displayName, people }: Registrant, address: string): string {
  const button = ({ subject, name, email }: Registrant['people'][number]): string =>
    `<li><button name="person" value="${escapeHtml(subject)}">${escapeHtml(name)}, ${escapeHtml(email)}</button></li>`;
  return renderDocument(
    `Sign in with ${displayName}`,
    `
<p>${escapeHtml(displayName)} is a part of this demonstration. Choose one of its invented people; the site you came from learns their name and e-mail address.</p>
<form method="post" action="${escapeHtml(address)}">
<ul class="people">${people.map(button).join('\n')}</ul>
<p><button name="cancel" value="yes">Cancel</button></p>
</form>`,
  );
}
