/** What a GZ::CTF server (1.8.5) does otherwise than ours, as it was measured. */
type ReferenceFact = {
  /** What it is about. */
  what: string
  reference: string
  ours: string
}

/**
 * The one list of what GZ::CTF does otherwise. The conformance suite accepts these, the double of such a server in the end-to-end tests
 * behaves so, and the table of `docs/how-to/move-from-gzctf.md` is written from it (`pnpm docs:facts`), in this order. M1 to M30 are the
 * numbers of the measurements.
 */
export const REFERENCE_FACTS = {
  M1: {
    what: 'numbers out of range, such as limits and ports',
    reference: 'often accepted; a list with `skip` below 0 is 500 or an empty page',
    ours: '400, which names the field',
  },
  M2: {
    what: 'changed settings in `GET /api/config`',
    reference: 'after some seconds',
    ours: 'at once',
  },
  earlyBoard: {
    what: 'the scoreboard before the start',
    reference: 'can be read while it is in the cache',
    ours: '400',
  },
  notStarted: {
    what: '`status` in the body of what has not started',
    reference: '400; only what has ended has a code, 10002',
    ours: '10001, beside HTTP status 400',
  },
  reviewSteps: {
    what: 'steps of a review',
    reference: 'any, from a rejected team to an accepted one too',
    ours: 'a pending team is accepted or rejected, an accepted one suspended and back; all else is 400',
  },
  keptDivision: {
    what: 'a review that sends no division',
    reference: 'takes the team out of its division',
    ours: 'keeps the division; `null` takes it out',
  },
  keptName: {
    what: 'a change of a division, a post or a section of the settings that leaves a key out',
    reference: 'empties it, or sets it back',
    ours: 'keeps it',
  },
  unconfirmed: {
    what: 'sessions of an account that is set to unconfirmed',
    reference: 'stay open',
    ours: 'end at once',
  },
  M23: {
    what: 'other sessions after a change of the password',
    reference: 'end within half an hour',
    ours: 'end at once',
  },
  M22: {
    what: 'parameters that it does not know, such as `logout?everywhere=true`',
    reference: 'ignored; no `extensions` are named',
    ours: 'what goes beyond the contract is named among the `extensions`',
  },
  unconfirmedLogIn: {
    what: 'registering again with the address of an unconfirmed account',
    reference: 'logs in without the password, where accounts are active at once',
    ours: 'never logs in',
  },
  bannedLogOut: {
    what: 'logging out while banned',
    reference: '403',
    ours: 'possible',
  },
  disabledFlags: {
    what: 'flags of a disabled challenge',
    reference: 'judged',
    ours: '404',
  },
  M5: {
    what: 'six flags at once where three attempts are allowed',
    reference: 'four are judged',
    ours: 'three are judged',
  },
  M26: {
    what: 'verdicts and the board in a rush',
    reference: 'come from a queue, up to half a minute later',
    ours: 'come in the answer; the board follows within seconds',
  },
  M27: {
    what: 'limits of calls',
    reference: 'some are shared by all; up to 60 calls wait for as long as a minute',
    ours: 'for each account or address, and none waits: 429 with `Retry-After`',
  },
  M30: {
    what: 'notices of first solves under ties',
    reference: 'contradict the board',
    ours: 'agree with it',
  },
  captains: {
    what: 'captains',
    reference: 'may leave, put themselves out, and hand over to people outside the team',
    ours: '400',
  },
  M18: {
    what: 'a team that plays in a running game',
    reference: 'takes new members; nobody leaves, and it is not deleted',
    ours: 'the same',
  },
  missingTeam: {
    what: 'a team that does not exist',
    reference: '400',
    ours: '404',
  },
  drafts: {
    what: 'a hidden game without invitation code',
    reference: 'can be read by its id',
    ours: 'is a draft: 404 for all but staff and its teams',
  },
  divisionEntries: {
    what: 'a division with two entries for one challenge, or one for none',
    reference: '500',
    ours: '400',
  },
  M3: {
    what: "push in the first milliseconds after a hub's handshake",
    reference: 'lost',
    ours: 'delivered',
  },
  M4: {
    what: 'hub that the caller may not open',
    reference: 'handshake succeeds, then a close message (1000)',
    ours: 'handshake answers an error, connection is closed (1008)',
  },
  M6: {
    what: '`/assets`',
    reference: 'no `Last-Modified`; deleted files stay cached',
    ours: '`Last-Modified`, ranges; deleted files are 404',
  },
  M17: {
    what: 'a stored file that is attached a second time',
    reference: 'is not counted: deleting one use takes the file from both',
    ours: 'stays as long as anything uses it',
  },
  gifs: {
    what: 'pictures that are GIFs',
    reference: 'stay as they came',
    ours: 'become WebP, as all others',
  },
  pdfs: {
    what: 'writeups',
    reference: 'are PDFs by their type and name',
    ours: 'by their content too',
  },
  M7: {
    what: 'bonus of a first solve above 1000 permille',
    reference: 'becomes 0',
    ours: 'becomes the default, 5, 3 and 1 %',
  },
  M19: {
    what: 'texts that are not set, such as an emptied invitation code or an image',
    reference: 'empty text, where its document says required text',
    ours: 'the same there, and null elsewhere',
  },
  M20: {
    what: 'addresses of remote attachments, and spelling of forms and bodies',
    reference: 'any text; form fields of any case; every JSON type',
    ours: 'the same',
  },
  M8: {
    what: 'flags of a challenge',
    reference: 'in no order',
    ours: 'oldest first',
  },
  challengeCount: {
    what: '`challengeCount` of a game',
    reference: 'the number of categories',
    ours: 'the number of challenges that can be seen',
  },
  pinnedPost: {
    what: 'pinning a post while its text is changed',
    reference: 'drops the text',
    ours: 'keeps both',
  },
  newChallenge: {
    what: 'notice of a new challenge',
    reference: 'with every save of an enabled challenge',
    ours: 'once, when it is enabled',
  },
  M9: {
    what: 'unknown address below `/api`, and wrong method',
    reference: 'the page as HTML; 405 without a body',
    ours: '404 and 405 as JSON, with `Allow`',
  },
  malformed: {
    what: 'malformed ids, hex and base64',
    reference: 'the page, or 500',
    ours: '404, or 400',
  },
  bodyStatus: {
    what: '`status` in the body of some refusals',
    reference: 'another than the HTTP status',
    ours: 'the HTTP status',
  },
  M21: {
    what: '`/healthz` and `/readyz`',
    reference: 'on a port of their own; the public one answers 404 and the page',
    ours: 'on the public port, as JSON',
  },
  M10: {
    what: 'password recovery without a mail server',
    reference: '400',
    ours: 'the mail is a file in the data folder; 400 unless addresses must be confirmed',
  },
  M12: {
    what: 'bio, name and student number of a fresh account',
    reference: 'empty text',
    ours: 'the same',
  },
  M13: {
    what: '`registerTimeUtc` of people who registered themselves',
    reference: '1970',
    ours: 'the time they registered',
  },
  M28: {
    what: 'deleting an account that has submitted; pictures of what is deleted',
    reference: '500; pictures stay',
    ours: 'deleted, with their pictures',
  },
  M25: {
    what: 'a new public game in the list',
    reference: 'up to a minute later',
    ours: 'at once, where there is no cache before the server',
  },
  M15: {
    what: 'own packages with remote attachments or fresh challenges',
    reference: 'refused at import',
    ours: 'accepted',
  },
  M29: {
    what: 'packages with a nameless remote file, no image, no points, no challenge, or `@` in a code',
    reference: 'refused',
    ours: 'accepted',
  },
  sheets: {
    what: 'words of the sheets',
    reference: 'its own headings, in the language of the request',
    ours: 'other headings; the columns and their order are the same',
  },
  log: {
    what: 'the log of the platform',
    reference: 'every event of its framework, in English',
    ours: 'what people did and what went wrong; who changed what is in the audit log',
  },
  M11: {
    what: 'one container more than allowed',
    reference: 'the oldest ends, if the setting says so',
    ours: 'the same',
  },
  testContainer: {
    what: 'a test container while another runs',
    reference: 'the one that runs is answered',
    ours: 'it is replaced by a new one',
  },
  M14: {
    what: "`instanceEntry` behind the platform's proxy",
    reference: 'the bare GUID',
    ours: 'the same',
  },
  M16: {
    what: 'no container cluster at the start',
    reference: 'the server ends',
    ours: 'it starts, and refuses instances until the cluster answers',
  },
  M24: {
    what: 'a capture of traffic',
    reference: 'UDP datagrams over IPv6, from whoever sent first',
    ours: 'TCP over IPv6, so that streams can be followed',
  },
} as const satisfies Record<string, ReferenceFact>

export type ReferenceFactId = keyof typeof REFERENCE_FACTS
