import { operatorCalls } from '@livery/api';
import { dialledAs } from '../../core/MobileNumber.ts';
import { faultKinds, type Merchant } from '../../merchants/Merchant.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { moduleTree } from '../../merchants/moduleTree.ts';
import { demoMembers } from '../../seed/demoMembers.ts';
import { escapeHtml } from '@livery/model';
import { renderDocument } from '../../core/renderDocument.ts';

/** Renders the merchants with their switches and the accounts to sign in with. */
export function renderHome(merchants: readonly Merchant[]): string {
  return renderDocument(
    'A demonstration operator',
    `
<p>It stands in for the operator's API that a brand talks to. What you switch here shows on the brand's site within seconds.
<a href="/outbox">Messages that would be sent</a>, with their codes and passwords. <a href="/feedback">What visitors wrote</a>.</p>
<h2>Accounts of every merchant</h2>
<table>
<thead><tr>${['Account', 'Password', 'Mobile number', 'E-mail', 'What it shows'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${demoMembers
      .map(
        ({ account, password, nickname, isAgent, mobile, email = '' }) =>
          `<tr><td><code>${account}</code></td><td><code>${password}</code></td><td>${mobile ? dialledAs(mobile) : ''}</td><td>${email}</td><td>${escapeHtml(nickname)} (account type ${isAgent})</td></tr>`,
      )
      .join('\n')}</tbody>
</table>
<h2>Faults</h2>
<dl>${Object.entries(faultKinds)
      .map(([kind, meaning]) => `<dt><code>${kind}</code></dt><dd>${escapeHtml(meaning)}</dd>`)
      .join('\n')}</dl>
${merchants.map(renderMerchant).join('\n')}`,
  );
}

function renderMerchant(merchant: Merchant): string {
  const code = escapeHtml(merchant.code);
  return `<section id="${code}" aria-labelledby="${code}-title">
<h2 id="${code}-title">Merchant ${code}: ${escapeHtml(profileOf(merchant.profile).displayName)}</h2>
<h3>State</h3>
<form class="line" method="post" action="/switch/${code}/status">
<label><input type="checkbox" name="maintenance"${checked(merchant.maintenance)}> Maintenance</label>
<label>until (UTC) <input type="datetime-local" name="maintenanceEndAt" value="${escapeHtml(localTime(merchant.maintenanceEndAt))}"></label>
<label>announced for (UTC) <input type="datetime-local" name="maintenanceStartAt" value="${escapeHtml(localTime(merchant.maintenanceStartAt))}"></label>
<label><input type="checkbox" name="regionRestriction"${checked(merchant.regionRestriction)}> Region blocked</label>
<button>Set state</button>
</form>
<h3>Modules</h3>
${Object.entries(moduleTree)
  .map(
    ([parent, children]) =>
      `<ul class="modules">${[parent, ...children].map((modId) => renderModule(merchant, modId)).join('\n')}</ul>`,
  )
  .join('\n')}
<h3>Games</h3>
<form class="line" method="post" action="/switch/${code}/wallet"><input type="hidden" name="isSingle" value="${merchant.singleWallet ? 'off' : 'on'}">
<button aria-pressed="${merchant.singleWallet}">One wallet for all providers</button></form>
<p>Closed games: ${merchant.gamesOff.size === 0 ? 'none' : [...merchant.gamesOff].join(', ')}.</p>
<form class="line" method="post" action="/switch/${code}/game">
<label>Game (its node’s number) <input type="number" name="nodeId" min="1" required></label>
<label>is <select name="enabled"><option value="off">closed</option><option value="on">open</option></select></label>
<button>Set game</button>
</form>
<form class="line" method="get" action="/record"><input type="hidden" name="merchant" value="${code}">
<label>Betting record of the account <input name="account" maxlength="40" required></label>
<button>Show</button>
</form>
<h3>Faults</h3>
<p>${describeFaults(merchant)}</p>
<form class="line" method="post" action="/switch/${code}/fault">
<label>Call <select name="call"><option value="*">every call</option>${operatorCalls.map(({ name }) => `<option>${name}</option>`).join('')}</select></label>
<label>Fault <select name="fault">${Object.keys(faultKinds)
    .map((kind) => `<option>${kind}</option>`)
    .join('')}</select></label>
<label>Delay in ms <input type="number" name="delayMs" min="0" max="600000" value="0"></label>
<button>Set fault</button>
</form>
</section>`;
}

/** Renders a button that toggles the module. */
function renderModule({ code, modulesOff }: Merchant, modId: string): string {
  const on = !modulesOff.has(modId);
  return (
    `<li><form method="post" action="/switch/${escapeHtml(code)}/module"><input type="hidden" name="modId" value="${modId}">` +
    `<input type="hidden" name="enabled" value="${on ? 'off' : 'on'}"><button aria-pressed="${on}">${modId}</button></form></li>`
  );
}

function describeFaults({ faults }: Merchant): string {
  const set = [...faults].map(
    ([call, { fault, delayMs }]) =>
      `<code>${escapeHtml(call)}</code>: ${fault}${delayMs > 0 ? `, ${delayMs} ms` : ''}`,
  );
  return set.length === 0 ? 'None.' : set.join('; ');
}

function checked(on: boolean): string {
  return on ? ' checked' : '';
}

/** Formats a time for a `datetime-local` field: UTC, to the minute. */
function localTime(iso: string | undefined): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 16);
}
