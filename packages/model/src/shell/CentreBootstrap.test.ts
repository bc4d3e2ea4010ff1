import { expect, it } from 'vitest';
import { isCentreText } from './CentreBootstrap.ts';

it('[ROUTE-18] keeps the texts of the centres out of documents, but not those of shared forms', () => {
  const keys = [
    'mc.withdraw.title',
    'ac.team.title',
    'centre.dates.today',
    'centre.form.min',
    'centre.images.add',
    'centre.confirm.yes',
    'mcx.title',
    'home.title',
  ];

  expect(keys.filter(isCentreText)).toEqual([
    'mc.withdraw.title',
    'ac.team.title',
    'centre.dates.today',
  ]);
});
