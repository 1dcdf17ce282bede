import type { Game, JoinCheck, JoinDeclaration, Team } from '@halyard/api'
import { Field, HouseFlag, RadioCards, Segmented, Select, Skeleton } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { DeclarationField } from '#features/games/declaration-field.tsx'
import {
  divisionOfTeam,
  effectiveDivision,
  joinableDivisions,
  neededDeclaration,
  needsCode,
} from '#features/games/join-form.ts'
import type { JoinValues } from '#features/games/join-form.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useUser } from '#shared/session/user.ts'

const JoinAnswers = lazyPart('JoinAnswers', () => import('#features/games/fields/join-answers.tsx'))

type JoinFieldsProps = {
  control: Control<JoinValues>
  game: Game
  teams: readonly Team[]
  check: JoinCheck
}

export function JoinFields({ control, game, teams, check }: JoinFieldsProps) {
  const { t } = useLingui()
  const note = useTeamNote(game, check)
  const { field, fieldState } = useController({ control, name: 'teamId' })
  const divisionId = useWatch({ control, name: 'divisionId' })
  const chosen = { teamId: field.value, divisionId }
  const declaration = neededDeclaration(chosen, game, check)
  return (
    <>
      <RadioCards
        label={t({ message: 'Team', comment: 'Column or label: the team.' })}
        value={String(field.value ?? '')}
        onValueChange={(value) => field.onChange(Number(value))}
        error={fieldState.error?.message}
        options={teams.map((team) => ({
          value: String(team.id),
          label: <bdi>{team.name}</bdi>,
          note: note(team),
          picture: <HouseFlag name={team.name ?? ''} src={team.avatar} size={30} />,
        }))}
      />
      <DivisionField control={control} game={game} check={check} />
      {needsCode(chosen, game, check) && (
        <FormTextField
          control={control}
          name="inviteCode"
          label={t`Invitation code`}
          hint={
            divisionOfTeam(check, field.value) === undefined
              ? t`You get it from the organizers.`
              : t`Each member enters it when joining. Your teammates have it.`
          }
          isMono
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
      {declaration && <AcceptField control={control} declaration={declaration} />}
      {check.profileFields && (
        <Suspense fallback={<Skeleton height="10rem" shape="box" />}>
          <JoinAnswers control={control} asked={check.profileFields} />
        </Suspense>
      )}
    </>
  )
}

type AcceptFieldProps = { control: Control<JoinValues>; declaration: JoinDeclaration }

function AcceptField({ control, declaration }: AcceptFieldProps) {
  const { field, fieldState } = useController({ control, name: 'acceptedDeclaration' })
  return (
    <DeclarationField declaration={declaration} field={field} error={fieldState.error?.message} />
  )
}

/** Up to so many divisions are beside each other; more are a list. */
const fewEnough = 3

function DivisionField({ control, game, check }: Omit<JoinFieldsProps, 'teams'>) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'divisionId' })
  const teamId = useWatch({ control, name: 'teamId' })
  const fixed = divisionOfTeam(check, teamId)
  const choices =
    fixed === undefined
      ? joinableDivisions(game, check)
      : (game.divisions ?? []).filter(({ id }) => id === fixed)
  if (choices.length === 0) return null
  const value = String(effectiveDivision({ teamId, divisionId: field.value }, game, check))
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const handleChange = (next: string) => field.onChange(Number(next))
  const hint = fixed === undefined ? undefined : t`Your team already plays in it.`
  if (choices.length > fewEnough) {
    return (
      <Select
        label={t({
          message: 'Division',
          comment: 'A group of teams that are ranked together, such as students.',
        })}
        {...{ hint, value, options }}
        onValueChange={handleChange}
      />
    )
  }
  return (
    <Field label={t`Division`} hint={hint} controlId="division" labelFor="group">
      <Segmented
        label={t`Division`}
        isFullWidth
        value={value}
        options={options}
        onValueChange={handleChange}
      />
    </Field>
  )
}

/** What is worth knowing of a team before choosing it. */
function useTeamNote(game: Game, check: JoinCheck) {
  const { t } = useLingui()
  const user = useUser()
  return (team: Team): string => {
    const members = team.members ?? []
    const count = members.length
    const fixed = divisionOfTeam(check, team.id)
    const division = game.divisions?.find(({ id }) => id === fixed)?.name
    if (division) return t`Already playing in ${division}`
    const isCaptain = members.some(({ id, captain }) => captain && id === user?.userId)
    return isCaptain
      ? t`${plural(count, { one: '# member', other: '# members' })}, you are captain`
      : t`${plural(count, { one: '# member', other: '# members' })}`
  }
}
