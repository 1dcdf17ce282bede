/** The grid of many columns has an entry point of its own: only wide tables need its windowing. */
export { DataGrid, type DataGridProps } from './components/data/data-grid/data-grid.tsx'
export type { GridColumn, Widths as GridWidths } from './components/data/data-grid/columns.ts'
