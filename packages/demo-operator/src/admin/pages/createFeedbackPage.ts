import { Router } from 'express';
import { guardLoopback } from '../../core/guardLoopback.ts';
import type { Feedback, FeedbackEntry } from '../../support/Feedback.ts';
import { renderDocument } from '../../core/renderDocument.ts';
import {
  readOnlyPageHeaders,
  renderTable,
  renderTime,
  type Column,
} from '../../core/renderTable.ts';

/** Page with the feedback that visitors sent. */
export function createFeedbackPage({ feedback }: { feedback: Feedback }): Router {
  const router = Router();
  router.get('/feedback', guardLoopback, async (_req, res) => {
    res.set(readOnlyPageHeaders).send(
      renderDocument(
        'What visitors wrote',
        `
<p>Applications of the join page and remarks, newest first. <a href="/">All merchants</a>.</p>
${renderTable(columns, await feedback.list())}`,
      ),
    );
  });
  return router;
}

const columns: readonly Column<FeedbackEntry>[] = [
  ['When (UTC)', ({ atMs }) => renderTime(atMs)],
  ['Merchant', ({ merchant }) => merchant],
  ['About', ({ type }) => type],
  ['Name', ({ name }) => name],
  ['Contact', ({ contact }) => contact],
  ['Channel', ({ channel }) => channel],
  ['Message', ({ remark, content }) => [remark, content].filter(Boolean).join(': ')],
  ['Images', ({ imageCount }) => String(imageCount)],
];
