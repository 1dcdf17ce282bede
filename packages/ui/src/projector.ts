/** The big wall has an entry of its own: only one screen of all needs it. */
export {
  PageDots,
  ProjectorFrame,
  ProjectorKeys,
  ProjectorRow,
} from './components/competition/projector/projector.tsx'
export { type Projector, useProjector } from './components/competition/projector/use-projector.ts'
