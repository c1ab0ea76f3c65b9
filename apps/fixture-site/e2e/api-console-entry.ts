import { startApiConsoles } from '@org/openapi-renderer/client';

startApiConsoles();
