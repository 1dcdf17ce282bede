// The measured table alone on a page: Storybook looks at every element of the page after each change of it.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid } from '../../../../packages/ui/src/components/data/data-grid/data-grid.tsx'
import {
  pointsColumns,
  type PointsRow,
  pointsRows,
  pointsTable,
} from '../../../../packages/ui/src/components/data/data-grid/points-table.tsx'
import { setAppearance } from '../../../../packages/ui/src/index.ts'
import '../../../../packages/ui/src/styles.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the table')
void setAppearance({})
const rows = pointsRows(5000, 59)
const columns = pointsColumns(59)
createRoot(root).render(createElement(DataGrid<PointsRow>, { ...pointsTable, rows, columns }))
