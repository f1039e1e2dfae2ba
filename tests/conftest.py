"""Random tests draw the same examples every time, so that a failure can be looked at again."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fourfold",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("fourfold")
