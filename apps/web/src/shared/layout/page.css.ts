import { below, screen, vars } from '@halyard/ui/theme'

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [below('sm')]: { paddingBlock: `${vars.space[5]} ${vars.space[10]}` } },
})
