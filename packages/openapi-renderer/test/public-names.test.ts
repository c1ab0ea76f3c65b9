import { expect, it } from 'vitest';
import * as client from '../src/client/index.js';
import * as model from '../src/model/index.js';
import * as react from '../src/react/index.js';
import * as request from '../src/request/index.js';

it('exports these values and no others', () => {
  expect(Object.keys(client)).toEqual(['startApiConsoles']);
  expect(Object.keys(model).sort()).toEqual(['API_MODEL_VERSION', 'buildApiModel']);
  expect(Object.keys(react).sort()).toEqual(['createApiRenderer', 'planApiPages']);
  expect(Object.keys(request).sort()).toEqual(['serialiseRequest', 'serverAddress']);
});
