import { Outlet } from 'react-router'
import { AdminNav } from '#shared/layout/admin-nav.tsx'
import * as styles from '#shared/layout/admin-nav.css.ts'

/** Places of the administration beside each of its screens. */
export function Component() {
  return (
    <div className={styles.frame}>
      <AdminNav />
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}
