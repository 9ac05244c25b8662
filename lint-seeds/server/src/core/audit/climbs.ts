export { pool } from "../db/pool.ts";
