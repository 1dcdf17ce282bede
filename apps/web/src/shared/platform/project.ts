import type { Schema } from '@halyard/api'
import { project as ofBuild, webAddress } from '#shared/platform/build.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type Project = Omit<Schema<'ProjectInfo'>, 'contributors'> & { contributors: readonly string[] }

/** Who makes the software, and where: as whoever runs the platform says, else as whoever built the client did. */
export function useProject(): Project {
  const { project = {} } = usePlatform()
  const [source, issues, translations] = [
    webAddress(project.source) ?? ofBuild.source,
    webAddress(project.issues) ?? ofBuild.issues,
    webAddress(project.translations),
  ]
  return {
    ...(source && { source }),
    ...(issues && { issues }),
    ...(translations && { translations }),
    contributors: project.contributors ?? [],
  }
}
