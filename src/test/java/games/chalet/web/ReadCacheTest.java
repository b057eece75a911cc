package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ReadCacheTest {

  private final ReadCache<String> names = new ReadCache<>(3);
  private final AtomicInteger reads = new AtomicInteger();

  @Test
  void presentValuesAreReadOnce() {
    assertThat(name("a", "Ada")).contains("Ada");
    assertThat(name("a", "Bob")).contains("Ada");
    assertThat(reads).hasValue(1);
  }

  @Test
  void missingValuesAreReadAgain() {
    assertThat(names.get("a", Optional::empty)).isEmpty();
    assertThat(name("a", "Ada")).contains("Ada");
  }

  @Test
  void changedValuesAreReadAgain() {
    name("a", "Ada");
    name("b", "Bob");
    names.forget("a");
    assertThat(name("a", "Eve")).contains("Eve");
    assertThat(name("b", "Eve")).contains("Bob");
    names.forgetAll();
    assertThat(name("b", "Eve")).contains("Eve");
  }

  @Test
  void aValueThatChangesWhileItIsReadIsNotCached() {
    names.get(
        "a",
        () -> {
          names.forget("a");
          return Optional.of("Ada");
        });
    assertThat(name("a", "Eve")).contains("Eve");
  }

  @Test
  void memoryStaysBounded() {
    for (int number = 0; number < 100; number++) {
      name("n" + number, "Name");
    }
    reads.set(0);
    for (int number = 0; number < 100; number++) {
      name("n" + number, "Name");
    }
    assertThat(reads.get()).isGreaterThanOrEqualTo(97);
  }

  private Optional<String> name(String key, String read) {
    return names.get(
        key,
        () -> {
          reads.incrementAndGet();
          return Optional.of(read);
        });
  }
}
