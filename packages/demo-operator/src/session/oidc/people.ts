/** Fictitious account at the demonstration provider. */
export interface Person {
  /** Permanent identifier of the person at the provider. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** Client registration: the displayed provider name and its people. */
export interface Registrant {
  readonly displayName: string;
  readonly people: readonly Person[];
}

/**
 * Registrations by client id of the brands on this machine: two providers in name, served by one.
 */
export const registrants: ReadonlyMap<string, Registrant> = new Map([
  [
    'harbour',
    {
      displayName: 'Harbour ID',
      people: [
        { subject: 'harbour-1001', name: 'Alma Reyes', email: 'alma@harbour.test' },
        { subject: 'harbour-1002', name: 'Ben Okafor', email: 'ben@harbour.test' },
        { subject: 'harbour-1003', name: 'Chiara Lind', email: 'chiara@harbour.test' },
      ],
    },
  ],
  [
    'northlight',
    {
      displayName: 'Northlight',
      people: [
        { subject: 'northlight-2001', name: 'Dao Pham', email: 'dao@northlight.test' },
        { subject: 'northlight-2002', name: 'Elif Kaya', email: 'elif@northlight.test' },
        { subject: 'northlight-2003', name: 'Felix Moreau', email: 'felix@northlight.test' },
      ],
    },
  ],
]);

/** Returns the person with a subject, in any registration. */
export function personOf(subject: string): Person | undefined {
  return [...registrants.values()]
    .flatMap(({ people }) => people)
    .find((person) => person.subject === subject);
}
