import type { Aspect, Difference } from './difference.ts'

/** What a difference means to those who call the API. */
export type Verdict = 'breaking' | 'addition' | 'note'

/** How one aspect is judged and described. */
interface AspectRule {
  /** What it is called in front of two values; empty when the values need none. */
  noun: string
  judge: (difference: Difference) => Verdict
  /** What callers notice when it breaks them. */
  harm: (difference: Difference) => string
}

/**
 * Whoever writes a value may use less and whoever reads it must be ready for all of it: a request
 * that takes less breaks callers, and so does an answer that may hold more.
 */
function judgeBySide({ side, relation }: Difference): Verdict {
  if (relation === 'other') return 'breaking'
  const isLess = relation === 'narrower' || relation === 'removed'
  if (side === 'request') return isLess ? 'breaking' : 'addition'
  return isLess ? 'note' : 'breaking'
}

/** Something callers send: without it they are refused when it is required. */
const judgeSent = ({ relation, isRequired }: Difference): Verdict =>
  relation === 'removed' || isRequired ? 'breaking' : 'addition'

/** Something callers may rely on. */
const judgeOffered = ({ relation }: Difference): Verdict =>
  relation === 'added' ? 'addition' : 'breaking'

const breaking = (): Verdict => 'breaking'
const note = (): Verdict => 'note'

const generatedClients = () => 'generated clients no longer compile'
const harmBySide = ({ side }: Difference) =>
  side === 'request'
    ? 'requests that worked are refused'
    : 'callers may receive what they do not expect'
const harmSent = ({ relation }: Difference) =>
  relation === 'added' ? 'requests without it are refused' : 'what callers send is ignored'

/** Every aspect, in the order of reports. */
export const aspectRules: Record<Aspect, AspectRule> = {
  operation: { noun: 'operation', judge: judgeOffered, harm: () => 'calls answer 404' },
  hub: { noun: '', judge: judgeOffered, harm: () => 'connections are refused' },
  hubMessage: { noun: 'message', judge: judgeOffered, harm: () => 'listeners hear nothing' },
  sharedType: { noun: 'type', judge: judgeOffered, harm: generatedClients },
  operationId: { noun: 'operation id', judge: breaking, harm: generatedClients },
  role: {
    noun: 'role',
    judge: ({ relation }) => (relation === 'narrower' ? 'breaking' : 'addition'),
    harm: () => 'callers with the former role are refused',
  },
  bodyLimit: {
    noun: 'greatest upload',
    judge: ({ relation }) => (relation === 'narrower' ? 'breaking' : 'addition'),
    harm: () => 'larger files are refused',
  },
  rateLimit: { noun: 'request limit', judge: note, harm: () => '' },
  deprecated: { noun: 'mark "deprecated"', judge: note, harm: () => '' },
  parameter: { noun: '', judge: judgeSent, harm: harmSent },
  pathName: { noun: 'name', judge: breaking, harm: generatedClients },
  body: { noun: '', judge: judgeSent, harm: harmSent },
  mediaType: {
    noun: 'media type',
    judge: judgeOffered,
    harm: ({ side }) =>
      side === 'request'
        ? 'requests of this type are refused'
        : 'callers that ask for it get another',
  },
  status: {
    noun: '',
    judge: judgeStatus,
    harm: ({ relation }) =>
      relation === 'added' ? 'callers do not know this success' : 'callers wait for it in vain',
  },
  header: { noun: 'header', judge: judgeOffered, harm: () => 'callers that read it find nothing' },
  field: {
    noun: 'field',
    judge: (difference) =>
      difference.side === 'request' ? judgeSent(difference) : judgeOffered(difference),
    harm: (difference) =>
      difference.side === 'request' ? harmSent(difference) : 'callers that read it find nothing',
  },
  presence: { noun: '', judge: judgeBySide, harm: harmPresence },
  type: { noun: '', judge: judgeBySide, harm: harmBySide },
  value: { noun: 'value', judge: judgeBySide, harm: harmBySide },
  limit: { noun: '', judge: judgeBySide, harm: harmBySide },
  default: {
    noun: '',
    judge: ({ side }) => (side === 'request' ? 'breaking' : 'note'),
    harm: () => 'callers that leave it out get something else',
  },
  otherKeys: { noun: '', judge: judgeBySide, harm: harmBySide },
  variant: { noun: 'alternative', judge: judgeBySide, harm: harmBySide },
}

/** Whether a place such as `answer 200` is what callers hope for. */
export const isSuccess = (place: string) => /^answer [123]/.test(place)

/** Callers must be ready for any refusal, but they know the successes one by one. */
function judgeStatus({ relation, place }: Difference): Verdict {
  if (isSuccess(place)) return 'breaking'
  return relation === 'added' ? 'addition' : 'note'
}

function harmPresence({ side }: Difference): string {
  return side === 'request' ? 'requests without it are refused' : 'callers may miss it'
}

/** Judges one difference, seen by a caller of the first document. */
export function verdictOf(difference: Difference): Verdict {
  return aspectRules[difference.aspect].judge(difference)
}
