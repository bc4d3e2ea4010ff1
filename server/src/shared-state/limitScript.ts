/**
 * Generic cell rate algorithm of `RateLimiter` on Valkey, by Valkey's clock, so that servers whose
 * clocks differ count together. KEYS are the limits; ARGV has the interval in milliseconds and the
 * burst of each. Returns 1 and counts the event for every key, or returns 0 and counts it for none.
 */
export const limitScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local untils = {}
for index, key in ipairs(KEYS) do
  local step = tonumber(ARGV[2 * index - 1])
  local burst = tonumber(ARGV[2 * index])
  local known = tonumber(redis.call('GET', key) or now)
  if known - now > (burst + 1) * step then known = now end
  untils[index] = math.max(now, known) + step
  if untils[index] - now > burst * step + 0.001 then return 0 end
end
for index, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.17g', untils[index]), 'PX', math.ceil(untils[index] - now))
end
return 1
`;
