import { limits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import { useUpdateChallenge } from '@halyard/query'
import { flagEntropy, flagTemplateProblem, hasLength, LIMITS } from '@halyard/rules'
import { Button, Callout, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { drawNoise, sampleFlags } from '#features/organise/flags/add/sample-flags.ts'
import { TextForm } from '#features/organise/flags/add/text-form.tsx'
import { useFormat } from '#shared/format/format.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import * as styles from './flags.css.ts'

const { maxLength } = limits.challengeUpdateModel.flagTemplate
const { flagLength, flagTemplateBits } = LIMITS

const sampleCount = 3

type TemplatePartProps = { gameId: number; challenge: ChallengeSettings }

/** What is wrong with a template, by the rules that the server applies, too. */
function useTemplateCheck() {
  const { t } = useLingui()
  return (template: string): string | undefined => {
    if (!hasLength(template, { minLength: 0, maxLength }))
      return t`Use at most ${maxLength} characters.`
    const problem = flagTemplateProblem(template)
    if (problem === 'tooLong')
      return t`Its flags would be longer than ${flagLength} characters, and nobody could submit them.`
    if (problem === 'tooGuessable')
      return t`Another team could guess its flags. Add [GUID] or [TEAM_HASH], or more letters in braces: ${flagTemplateBits} bits are required.`
    return undefined
  }
}

/** The template that each team's flag is made from, and what comes out of it. */
export function TemplatePart({ gameId, challenge }: TemplatePartProps) {
  const { t } = useLingui()
  const check = useTemplateCheck()
  const { mutateAsync } = useUpdateChallenge()
  return (
    <TextForm
      draftName={`flag-template:${challenge.id}`}
      stored={challenge.flagTemplate ?? ''}
      check={check}
      label={t`Flag template`}
      save={(flagTemplate) => mutateAsync({ gameId, challengeId: challenge.id, flagTemplate })}
      action={<Trans>Save</Trans>}
      saved={<Trans>Saved.</Trans>}
    >
      {({ form: { control }, values }) => (
        <>
          <FormTextField
            control={control}
            name="text"
            isMono
            autoComplete="off"
            spellCheck={false}
            label={t`Flag template`}
            placeholder="flag{[GUID]}"
            maxLength={maxLength}
            hint={t`Teams that have opened the challenge keep their flag; the template is for those that open it from now on.`}
          />
          <Legend />
          <Samples template={values.text.trim()} check={check} />
        </>
      )}
    </TextForm>
  )
}

/** The marks that a template may hold. */
function Legend() {
  return (
    <dl className={styles.legend}>
      <dt className={styles.term}>[GUID]</dt>
      <dd>
        <Trans>A random identifier, different each time.</Trans>
      </dd>
      <dt className={styles.term}>[TEAM_HASH]</dt>
      <dd>
        <Trans>Twelve characters that stand for the team.</Trans>
      </dd>
      <dt className={styles.term}>[LEET]</dt>
      <dd>
        <Trans>At the very beginning: letters in braces become look-alikes, such as 4 for a.</Trans>
      </dd>
      <dt className={styles.term}>[CLEET]</dt>
      <dd>
        <Trans>At the very beginning: look-alikes with symbols, too, such as @ for a.</Trans>
      </dd>
      <dt>
        <Trans>None of them</Trans>
      </dt>
      <dd>
        <Trans>Letters in braces become look-alikes. An empty template gives a random flag.</Trans>
      </dd>
    </dl>
  )
}

type SamplesProps = {
  template: string
  check: (template: string) => string | undefined
}

/** Three flags as three teams would get them, and how hard they are to guess. */
function Samples({ template, check }: SamplesProps) {
  const { number } = useFormat()
  const headingId = useId()
  const [noise, setNoise] = useState(() => drawNoise(sampleCount))
  const problem = check(template)
  const bits = number(Math.floor(flagEntropy(template)))
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between">
        <span id={headingId} className={styles.quiet}>
          <Trans>Three teams would get:</Trans>
        </span>
        <Button
          size="sm"
          icon={<RefreshCw size={14} />}
          onClick={() => setNoise(drawNoise(sampleCount))}
        >
          <Trans>Show other examples</Trans>
        </Button>
      </Inline>
      <ul className={styles.samples} aria-labelledby={headingId} dir="ltr">
        {sampleFlags(template, noise).map((flag, index) => (
          <li key={index}>{flag}</li>
        ))}
      </ul>
      {problem ? (
        <Callout tone="bad">{problem}</Callout>
      ) : (
        <Callout tone="ok">
          <Trans>
            Someone who knows the template has to guess {bits} bits; {flagTemplateBits} are needed.
          </Trans>
        </Callout>
      )}
    </Stack>
  )
}
