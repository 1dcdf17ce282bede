import { setAppearance, useAppearance } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Gauge, Keyboard, Languages, Link2, LogIn, LogOut, Rows3 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { Entry, EntryGroup } from '#features/palette/match.ts'
import { useCopy } from '#features/palette/use-copy.ts'
import { availableLanguages } from '#i18n/activate.ts'
import { languages } from '#i18n/languages.ts'
import { densities, densityChoices, motionChoices, motions } from '#shared/menus/layout-choices.ts'
import { themeChoices, themes } from '#shared/menus/theme-menu.tsx'
import { useChooseLanguage } from '#shared/menus/use-choose-language.ts'
import { useLogOut } from '#shared/menus/use-log-out.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import { useUser } from '#shared/session/user.ts'

/** What the palette can do. `onShowKeys` opens the sheet of shortcuts. */
export function useActions(onShowKeys: () => void): EntryGroup[] {
  const { t } = useLingui()
  const session = useSessionEntry()
  const items: Entry[] = [
    useCopyLink(),
    {
      id: 'keys',
      label: t`Keyboard shortcuts`,
      icon: <Keyboard size={16} />,
      onSelect: onShowKeys,
    },
    session,
  ]
  return [
    {
      id: 'actions',
      label: t({
        message: 'Actions',
        comment: 'Group of the command palette: things to do, such as changing the theme.',
      }),
      items,
    },
    { id: 'themes', label: t`Theme`, items: useThemes() },
    { id: 'layout', label: t`Density and motion`, items: [...useDensities(), ...useMotions()] },
    { id: 'languages', label: t`Language`, items: useLanguages() },
  ]
}

function useSessionEntry(): Entry {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate: logOut } = useLogOut()
  if (useUser())
    return {
      id: 'log-out',
      label: t`Log out`,
      icon: <LogOut size={16} />,
      onSelect: () => logOut(),
    }
  return {
    id: 'log-in',
    label: t`Log in`,
    icon: <LogIn size={16} />,
    onSelect: () => void navigate(paths.login(returnTo(pathname + search))),
  }
}

function useCopyLink(): Entry {
  const { t } = useLingui()
  const copy = useCopy()
  return {
    id: 'copy-link',
    label: t`Copy the link to this page`,
    icon: <Link2 size={16} />,
    onSelect: () => copy('copy-link', window.location.href),
  }
}

function useThemes(): Entry[] {
  const { t, i18n } = useLingui()
  const { theme } = useAppearance()
  return themeChoices.map((choice) => {
    const [label, Icon] = themes[choice]
    return {
      id: `theme-${choice}`,
      label: i18n._(label),
      labels: t`Theme`,
      note:
        theme === choice
          ? t({ message: 'now', comment: 'Beside a choice: it is the one in force.' })
          : undefined,
      icon: <Icon size={16} />,
      onSelect: () => void setAppearance({ theme: choice }),
    }
  })
}

function useDensities(): Entry[] {
  const { t, i18n } = useLingui()
  const { density } = useAppearance()
  return densityChoices.map((choice) => ({
    id: `density-${choice}`,
    label: i18n._(densities[choice]),
    note: density === choice ? t`now` : undefined,
    icon: <Rows3 size={16} />,
    onSelect: () => void setAppearance({ density: choice }),
  }))
}

function useMotions(): Entry[] {
  const { t, i18n } = useLingui()
  const { motion } = useAppearance()
  return motionChoices.map((choice) => ({
    id: `motion-${choice}`,
    label: i18n._(motions[choice]),
    note: motion === choice ? t`now` : undefined,
    icon: <Gauge size={16} />,
    onSelect: () => void setAppearance({ motion: choice }),
  }))
}

function useLanguages(): Entry[] {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  return languages
    .filter(({ code }) => availableLanguages.includes(code))
    .map(({ code, nativeName }) => ({
      id: `language-${code}`,
      label: nativeName,
      labels: `${t`Language`} ${code}`,
      note: i18n.locale === code ? t`now` : code,
      icon: <Languages size={16} />,
      onSelect: () => choose(code),
    }))
}
