import { expect, it } from 'vitest';
import { isForbiddenHost, isPrivateHost } from './operatorAddress.ts';

it.each([
  '169.254.169.254',
  '[::ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '0.0.0.0',
  '[::]',
  '255.255.255.255',
  '224.0.0.1',
  '100.100.100.200',
  'metadata',
  'metadata.google.internal.',
  'instance-data.ec2.internal',
])('lets no operator have %s', (host) => {
  expect(isForbiddenHost(host)).toBe(true);
});

it.each([
  '10.1.2.3',
  '[::ffff:10.1.2.3]',
  '127.0.0.1',
  '[::1]',
  '192.168.1.1',
  '[fd12::1]',
  'localhost',
  'operator',
  'api.operator.internal',
  'API.Operator.Local.',
])('counts %s as private', (host) => {
  expect([isForbiddenHost(host), isPrivateHost(host)]).toEqual([false, true]);
});

it.each(['8.8.8.8', '[2001:db8::1]', 'api.example', 'internal.example', '172.32.0.1'])(
  'counts %s as public',
  (host) => {
    expect([isForbiddenHost(host), isPrivateHost(host)]).toEqual([false, false]);
  },
);
