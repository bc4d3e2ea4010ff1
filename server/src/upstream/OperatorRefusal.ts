import { ApiError } from '@livery/api';

/**
 * Answer of the operator that refuses a call, whatever its code: `upstream.json` may give a status
 * or a code of the operator the meaning of another error, for example `restricted`.
 */
export class OperatorRefusal extends ApiError {}
