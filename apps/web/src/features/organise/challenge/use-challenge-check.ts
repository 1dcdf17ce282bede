import { limits } from '@halyard/api'
import { hasLength } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import { hasField } from '#features/organise/challenge/challenge-form.ts'
import type {
  ChallengeField,
  ChallengeForm,
  EditChallenge,
} from '#features/organise/challenge/challenge-form.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'

const {
  title: titleLimit,
  content: contentLimit,
  fileName: nameLimit,
  containerImage: imageLimit,
} = limits.challengeUpdateModel

/** Numbers that have to be there; their fields keep them within their limits. */
const numbers = [
  'originalScore',
  'minScorePercent',
  'difficulty',
  'submissionLimit',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
] as const satisfies readonly ChallengeField[]

/** What is wrong with a challenge, in words at its fields. */
export function useChallengeCheck(type: EditChallenge['type']) {
  const { t } = useLingui()
  const tooLong = (maxLength: number) => t`Use at most ${maxLength} characters.`
  return (form: ChallengeForm): Problems<ChallengeForm> => {
    const problems: { [Name in ChallengeField]?: string } = {}
    if (form.title.trim() === '') problems.title = t`A challenge needs a title.`
    else if (!hasLength(form.title.trim(), titleLimit)) {
      problems.title = tooLong(titleLimit.maxLength)
    }
    if (!hasLength(form.content, { minLength: 0, ...contentLimit })) {
      problems.content = tooLong(contentLimit.maxLength)
    }
    for (const name of numbers) {
      if (form[name] === null && hasField(type, name)) problems[name] = t`Enter a number.`
    }
    if (hasField(type, 'exposePort') && !form.exposePort) {
      problems.exposePort = t`Enter the port the service listens on, 1 to 65535.`
    }
    if (hasField(type, 'containerImage')) {
      const image = form.containerImage.trim()
      if (/\s/.test(image)) problems.containerImage = t`An image name cannot contain spaces.`
      else if (image.length > imageLimit.maxLength) {
        problems.containerImage = tooLong(imageLimit.maxLength)
      }
    }
    if (hasField(type, 'fileName')) {
      if (form.fileName.trim() === '') problems.fileName = t`Teams need a name for the file.`
      else if (!hasLength(form.fileName.trim(), nameLimit)) {
        problems.fileName = tooLong(nameLimit.maxLength)
      }
    }
    return problems
  }
}
