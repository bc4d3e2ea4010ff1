import { expect, it } from 'vitest';
import { CallValidators } from '../CallValidators.ts';
import { operatorCalls } from '../generated/calls.gen.ts';
import { replyExampleOf, requestExampleOf } from './callExamples.ts';

it('makes a valid request for every call, of its required fields', () => {
  const validators = new CallValidators();

  const misfits = operatorCalls.flatMap((call) =>
    validators
      .checkRequest(call.schemas.request, requestExampleOf(call))
      .map(({ pointer, message }) => `${call.name} ${pointer}: ${message}`),
  );

  expect(misfits).toEqual([]);
});

it('makes a valid reply for every call', () => {
  const validators = new CallValidators();

  const misfits = operatorCalls.flatMap((call) => {
    const violation = validators.checkReply(call.schemas.reply, replyExampleOf(call));
    return violation ? [`${call.name} ${violation.pointer}: ${violation.message}`] : [];
  });

  expect(misfits).toEqual([]);
});

it('leaves out filters', () => {
  const call = operatorCalls.find(({ name }) => name === 'getGameList');

  expect(call && requestExampleOf(call)).toEqual({ gameType: 'RNG' });
});
