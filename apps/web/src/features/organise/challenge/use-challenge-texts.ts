import { useLingui } from '@lingui/react/macro'
import type { ChallengeForm, NetworkMode } from '#features/organise/challenge/challenge-form.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import { useFormat } from '#shared/format/format.ts'

/** What the ways out of a container are called. */
export function useNetworkLabels(): Record<NetworkMode, string> {
  const { t } = useLingui()
  return {
    Open: t({ message: 'Open', comment: 'Network of a container: it reaches the internet.' }),
    Isolated: t({ message: 'Isolated', comment: 'Network of a container: it reaches nothing.' }),
    Custom: t({ message: 'Custom', comment: 'Network of a container, set up by the operator.' }),
  }
}

const asIs = (text: string) => text

/** Labels of the fields of a challenge, and texts of their values. */
export function useChallengeTexts(): FieldTexts<ChallengeForm> {
  const { t } = useLingui()
  const format = useFormat()
  const network = useNetworkLabels()
  const number = (value: number | null) => (value === null ? '' : format.number(value))
  const onOff = (isOn: boolean) =>
    isOn
      ? t({ message: 'On', comment: 'State of a switch.' })
      : t({ message: 'Off', comment: 'State of a switch.' })
  return {
    title: {
      label: t({ message: 'Title', comment: 'Label of a field: the title of a challenge.' }),
      text: asIs,
    },
    category: { label: t`Category`, text: asIs },
    content: {
      label: t({ message: 'Statement', comment: 'The text of a challenge.' }),
      text: asIs,
    },
    hints: {
      label: t({ message: 'Hints', comment: 'Help that the organisers give for a challenge.' }),
      text: (hints) => hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n'),
    },
    originalScore: {
      label: t({
        message: 'At most',
        comment: 'Label of a field: points of a challenge at first.',
      }),
      text: number,
    },
    minScorePercent: {
      label: t({
        message: 'Never below',
        comment: 'Label of a field: share of the points, in percent.',
      }),
      text: (percent) => (percent === null ? '' : format.percent(percent / 100)),
    },
    difficulty: {
      label: t({
        message: 'Difficulty',
        comment: 'Label of a number: how slowly the points of a challenge fall.',
      }),
      text: number,
    },
    hasBloodBonus: { label: t`Blood bonus`, text: onOff },
    submissionLimit: {
      label: t({
        message: 'Attempts',
        comment: 'Label of a field: how many flags a team may try.',
      }),
      text: number,
    },
    deadlineUtc: {
      label: t({ message: 'Closes', comment: 'Label of a field: when a challenge closes.' }),
      text: (at) => (at === null ? t`With the game` : format.dateTime(at)),
    },
    fileName: { label: t`Download name`, text: asIs },
    containerImage: {
      label: t({ message: 'Image', comment: 'Label of a field: a container image.' }),
      text: asIs,
    },
    exposePort: { label: t`Service port`, text: (port) => (port === null ? '' : String(port)) },
    networkMode: { label: t`Network`, text: (mode) => network[mode] },
    memoryLimit: {
      label: t({ message: 'Memory', comment: 'Label of a field: memory of a container.' }),
      text: number,
    },
    cpuCount: { label: t`CPU`, text: number },
    storageLimit: {
      label: t({ message: 'Storage', comment: 'Label of a field: disk space of a container.' }),
      text: number,
    },
    enableTrafficCapture: { label: t`Capture traffic`, text: onOff },
  }
}
