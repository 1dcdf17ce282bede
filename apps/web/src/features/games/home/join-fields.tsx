import type { Game, JoinCheck, Team } from '@halyard/api'
import { Field, HouseFlag, RadioCards, Segmented, Select, TextField } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  divisionOfTeam,
  effectiveDivision,
  joinableDivisions,
  needsCode,
} from '#features/games/join-form.ts'
import type { JoinForm, JoinProblem } from '#features/games/join-form.ts'
import { useUser } from '#shared/user.ts'

type JoinFieldsProps = {
  game: Game
  teams: readonly Team[]
  check: JoinCheck
  form: JoinForm
  onChange: (changes: Partial<JoinForm>) => void
  problem: JoinProblem | undefined
}

export function JoinFields({ game, teams, check, form, onChange, problem }: JoinFieldsProps) {
  const { t } = useLingui()
  const note = useTeamNote(game, check)
  return (
    <>
      <RadioCards
        label={t`Team`}
        value={String(form.teamId ?? '')}
        onValueChange={(value) => onChange({ teamId: Number(value) })}
        error={problem === 'no-team' ? t`Pick a team.` : undefined}
        options={teams.map((team) => ({
          value: String(team.id),
          label: <bdi>{team.name}</bdi>,
          note: note(team),
          picture: <HouseFlag name={team.name ?? ''} src={team.avatar} size={30} />,
        }))}
      />
      <DivisionField game={game} check={check} form={form} onChange={onChange} />
      {needsCode(form, game, check) && (
        <TextField
          label={t`Invitation code`}
          hint={t`You get it from the organisers.`}
          error={problem === 'no-code' ? t`This game asks for a code.` : undefined}
          value={form.inviteCode}
          onChange={(event) => onChange({ inviteCode: event.target.value })}
          isMono
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </>
  )
}

/** So many divisions stand beside each other; more are a list. */
const fewEnough = 3

function DivisionField({
  game,
  check,
  form,
  onChange,
}: Omit<JoinFieldsProps, 'teams' | 'problem'>) {
  const { t } = useLingui()
  const held = divisionOfTeam(check, form.teamId)
  const choices =
    held === undefined
      ? joinableDivisions(game, check)
      : (game.divisions ?? []).filter(({ id }) => id === held)
  if (choices.length === 0) return null
  const value = String(effectiveDivision(form, game, check))
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const handleChange = (next: string) => onChange({ divisionId: Number(next) })
  const hint = held === undefined ? undefined : t`Your team already plays in it.`
  if (choices.length > fewEnough) {
    return <Select label={t`Division`} {...{ hint, value, options }} onValueChange={handleChange} />
  }
  return (
    <Field label={t`Division`} hint={hint} controlId="division" labelFor="group">
      <Segmented
        aria-label={t`Division`}
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
    const held = divisionOfTeam(check, team.id)
    const division = game.divisions?.find(({ id }) => id === held)?.name
    if (division) return t`Already playing in ${division}`
    const isCaptain = members.some(({ id, captain }) => captain && id === user?.userId)
    return isCaptain
      ? t`${plural(count, { one: '# member', other: '# members' })}, you are captain`
      : t`${plural(count, { one: '# member', other: '# members' })}`
  }
}
