import { AccountsScreen } from '#features/organise/accounts/accounts-screen.tsx'

export const Component = AccountsScreen
