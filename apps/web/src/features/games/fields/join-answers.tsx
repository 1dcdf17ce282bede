import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AnswerField } from '#features/games/fields/answer-field.tsx'
import { answerName } from '#features/games/fields/answers.ts'
import type { Asked, AskedField } from '#features/games/fields/answers.ts'
import { AskedNote } from '#features/games/fields/asked-note.tsx'
import type { JoinValues } from '#features/games/join-form.ts'

type JoinAnswersProps = { control: Control<JoinValues>; asked: Asked }

/** What organizers ask of each player who joins. */
export function JoinAnswers({ control, asked }: JoinAnswersProps) {
  return (
    <>
      <AskedNote asked={asked} />
      {asked.fields.map((field) => (
        <JoinAnswer key={field.id} control={control} asked={field} />
      ))}
    </>
  )
}

function JoinAnswer({ control, asked }: { control: Control<JoinValues>; asked: AskedField }) {
  const { field, fieldState } = useController({ control, name: answerName(asked) })
  return <AnswerField asked={asked} field={field} error={fieldState.error?.message} />
}
