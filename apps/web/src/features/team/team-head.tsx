import { uploadLimits } from '@halyard/api'
import type { Team } from '@halyard/api'
import { useUpdateTeamAvatar } from '@halyard/query'
import { Button, FormError, HouseFlag } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { PictureButton } from '#shared/pictures/picture-button.tsx'
import * as styles from './team-panel.css.ts'

type TeamHeadProps = { team: Team; isOwn: boolean; onEdit: () => void }

/** Flag, name and text of a team; its captain changes them here. */
export function TeamHead({ team, isOwn, onEdit }: TeamHeadProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useUpdateTeamAvatar()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.flag}>
          <HouseFlag name={team.name ?? ''} src={team.avatar} size={76} />
          {isOwn && (
            <span className={styles.picture}>
              <PictureButton
                label={t`Change the team's picture`}
                maxBytes={uploadLimits.updateTeamAvatar}
                pending={isPending}
                shape="square"
                onChoose={(file) => mutate({ teamId: team.id, file })}
                onProblem={setProblem}
              />
            </span>
          )}
        </div>
        <div className={styles.text}>
          <h2 dir="auto" className={styles.name}>
            {team.name}
          </h2>
          {team.bio && (
            <p dir="auto" className={styles.bio}>
              {team.bio}
            </p>
          )}
        </div>
        {isOwn && (
          <Button icon={<Pencil size={16} />} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
      {(problem !== undefined || error) && (
        <div className={styles.problem}>
          <FormError>{problem ?? <ErrorMessage error={error} />}</FormError>
        </div>
      )}
    </>
  )
}
