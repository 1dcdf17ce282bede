import { BottomTab, BottomTabs } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { CircleUserRound, Flag, House, Newspaper, Users } from 'lucide-react'
import { NavLink } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The five places at the thumb, on phones, outside a game. */
export function SiteTabs() {
  const { t } = useLingui()
  const tabs = [
    [paths.home(), t`Home`, House],
    [paths.games(), t`Games`, Flag],
    [paths.teams(), t`Teams`, Users],
    [paths.posts(), t`Posts`, Newspaper],
    [
      paths.profile(),
      t({ message: 'You', comment: 'Link to your own pages, in the bar of a phone.' }),
      CircleUserRound,
    ],
  ] as const
  return (
    <BottomTabs label={t`Site`}>
      {tabs.map(([to, label, Icon]) => (
        <BottomTab key={to} icon={<Icon size={20} aria-hidden />} label={label}>
          <NavLink to={to} end={to === paths.home()} />
        </BottomTab>
      ))}
    </BottomTabs>
  )
}
