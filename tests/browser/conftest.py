"""Chromium against a real server and store; ``SCREENSHOTS=1`` takes screenshots as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.person import Person
from tests.server.harness.serving import Serving, serving

#: Features of the browser that cost as much as the page in every window.
NOT_NEEDED = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "LensOverlay", "OptimizationHints")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Yields Playwright; only for these tests, because it leaves an event loop in the thread."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    # The sandbox needs rights that root in a container lacks; the tests load no foreign page.
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    arguments.append(f"--disable-features={','.join(NOT_NEEDED)}")
    opened = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=arguments)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yields a server for the module; its guests are independent of each other."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite+aiosqlite:///{folder}/fourfold.db", grace=2_000) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Callable[..., Person]]:
    """Yields a function that returns a new person with a browser context of their own."""
    contexts = []
    errors: list[str] = []

    def visitor(
        path: str = "/",
        size: tuple[int, int] = (1280, 800),
        scheme: str = "light",
        locale: str = "en-GB",
        *,
        touch: bool = False,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        page = context.new_page()
        watch(page, errors)
        page.goto(server.address + path)
        return Person(page, server)

    yield visitor
    for context in contexts:
        context.close()
    assert not errors, errors


def watch(page: Page, errors: list[str]) -> None:
    """Collects errors of a page, and requests to other hosts."""
    page.on("pageerror", lambda error: errors.append(f"page error: {error}"))
    page.on(
        "console",
        lambda said: (
            errors.append(f"{said.location}: {said.text}")
            if "Content Security" in said.text
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:"))
            else errors.append(f"foreign request: {request.url}")
        ),
    )
