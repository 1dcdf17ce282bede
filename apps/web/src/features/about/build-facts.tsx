import { Card, CardSection, CopyButton, DescriptionList, Stack, TextLink } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { diagnostics } from '#features/about/diagnostics.ts'
import { build, isOfficial } from '#shared/platform/build.ts'
import { useProject } from '#shared/platform/project.ts'
import { useFormat } from '#shared/format/format.ts'
import { useReach } from '#shared/session/connection.ts'

const reachText = {
  online: msg`reachable`,
  recovering: msg`reachable`,
  degraded: msg`unstable`,
  offline: msg`unreachable`,
} as const

/** Which program this is, whether its server answers, and all of it to take along into a report. */
export function BuildFacts() {
  const { t, i18n } = useLingui()
  const reach = useReach()
  const { source, issues, contributors } = useProject()
  const { list } = useFormat()
  const unknown = t({
    message: 'unknown',
    comment: 'Value nobody knows, such as the commit of the build.',
  })
  const links = [
    { key: 'source', term: t`Source`, address: source },
    { key: 'issues', term: t`Report a problem`, address: issues },
  ]
  return (
    <Card padding="none">
      <CardSection>
        <Stack gap={4}>
          <DescriptionList
            items={[
              {
                key: 'version',
                term: t({
                  message: 'Version',
                  comment: 'Label before the version of the software.',
                }),
                value: build.tag || unknown,
              },
              {
                key: 'commit',
                term: t({
                  message: 'Commit',
                  comment: 'Label before the Git commit the software was built from.',
                }),
                value: <code>{build.commit.slice(0, 7) || unknown}</code>,
              },
              {
                key: 'time',
                term: t({
                  message: 'Built',
                  comment: 'Label before the time when this software was built.',
                }),
                value: build.time || unknown,
              },
              {
                key: 'origin',
                term: t({
                  message: 'Origin',
                  comment: 'Label before where the software comes from: an official build or not.',
                }),
                value: isOfficial(build) ? t`Official build` : t`Unofficial build`,
              },
              ...links.flatMap(({ key, term, address }) =>
                address
                  ? [{ key, term, value: <TextLink href={address}>{address}</TextLink> }]
                  : [],
              ),
              ...(contributors.length > 0
                ? [
                    {
                      key: 'contributors',
                      term: t({
                        message: 'Made by',
                        comment: 'Label before the names of the people who made the software.',
                      }),
                      value: list(contributors),
                    },
                  ]
                : []),
              { key: 'server', term: t`Server`, value: i18n._(reachText[reach]) },
            ]}
          />
          <span>
            <CopyButton
              text={diagnostics}
              labels={{ copy: t`Copy diagnostics`, copied: t`Copied` }}
            />
          </span>
        </Stack>
      </CardSection>
    </Card>
  )
}
