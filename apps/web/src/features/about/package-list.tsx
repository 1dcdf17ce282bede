import { useReadPackages } from '@halyard/query'
import { Button, DescriptionList, SectionHeader, Skeleton, Stack, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fetchPackages, packagesFile } from '#features/about/packages.ts'

/** Everything of others that is in the program, with its licence. Fetched when somebody asks. */
export function PackageList() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap={3} asChild>
      <section>
        <SectionHeader title={<Trans>Packages and their licenses</Trans>} />
        {isOpen ? (
          <Packages />
        ) : (
          <span>
            <Button onClick={() => setIsOpen(true)}>
              <Trans>Show the packages</Trans>
            </Button>
          </span>
        )}
      </section>
    </Stack>
  )
}

function Packages() {
  const { t } = useLingui()
  const { data, isPending, isError } = useReadPackages(({ signal }) => fetchPackages(signal))
  if (isPending) return <Skeleton height="10rem" shape="box" />
  if (isError || data.length === 0) {
    return (
      <p>
        <Trans>This build includes no list of its packages.</Trans>
      </p>
    )
  }
  const items = data.map(({ name, version, licence }) => ({
    key: `${name} ${version}`,
    term: `${name} ${version}`,
    value: licence || t`unknown`,
  }))
  return (
    <>
      <DescriptionList items={items} />
      <p>
        <TextLink href={packagesFile}>
          <Trans>The texts of all licenses</Trans>
        </TextLink>
      </p>
    </>
  )
}
