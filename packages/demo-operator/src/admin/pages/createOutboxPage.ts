import { Router } from 'express';
import { guardLoopback } from '../../core/guardLoopback.ts';
import type { Message, Outbox } from '../../protection/messages/Outbox.ts';
import { renderDocument } from '../../core/renderDocument.ts';
import {
  readOnlyPageHeaders,
  renderTable,
  renderTime,
  type Column,
} from '../../core/renderTable.ts';

/**
 * Page with the messages that members would receive. It shows codes and new passwords, because a
 * person testing as a member needs them.
 */
export function createOutboxPage({ outbox }: { outbox: Outbox }): Router {
  const router = Router();
  router.get('/outbox', guardLoopback, async (_req, res) => {
    res.set(readOnlyPageHeaders).send(
      renderDocument(
        'Messages that would be sent',
        `
<p>SMS and mails of all merchants, newest first. None of them leaves this machine. <a href="/">All merchants</a>.</p>
${renderTable(columns, await outbox.list())}`,
      ),
    );
  });
  return router;
}

const columns: readonly Column<Message>[] = [
  ['When (UTC)', ({ atMs }) => renderTime(atMs)],
  ['Merchant', ({ merchant }) => merchant],
  ['By', ({ channel }) => (channel === 'sms' ? 'SMS' : 'Mail')],
  ['To', ({ to }) => to],
  ['Text', ({ text }) => text],
];
