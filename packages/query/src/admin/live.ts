import type { LogMessage } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { adminQueries } from '#admin/queries.ts'

/** Hub `admin`: lists are filtered by level on the server, so a new line has them read again. */
export const adminLive = (client: QueryClient) => ({
  ReceivedLog(_line: LogMessage) {
    void client.invalidateQueries({ queryKey: adminQueries.logs() })
  },
})
